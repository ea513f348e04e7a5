import { words } from '#domain/fold.ts';
import type { QuestionGroup } from './questions.ts';

/** Returns the questions that have every word of a text, in their groups; all of them for no words. */
export function findQuestions(groups: readonly QuestionGroup[], text: string): QuestionGroup[] {
  const wanted = words(text);
  return groups
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, answer }) => {
        const own = words(`${title} ${question} ${answer}`);
        return wanted.every((word) => own.some((one) => one.startsWith(word)));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

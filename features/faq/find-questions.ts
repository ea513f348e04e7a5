import { words } from '#domain/fold.ts';
import type { QuestionGroup } from './questions.ts';

/** Returns the questions that have every word of a text, in their groups; all of them for no words. */
export function findQuestions(groups: readonly QuestionGroup[], text: string): QuestionGroup[] {
  const terms = words(text);
  return groups
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, answer }) => {
        const own = words(`${title} ${question} ${answer}`);
        return terms.every((term) => own.some((word) => word.startsWith(term)));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

import { words } from '#domain/words/fold.ts';
import { wordKey } from '#domain/search/word-key.ts';
import type { QuestionGroup } from './questions.ts';

const stopWords = new Set(
  words(
    'ce cum cât cu când de din dacă este eu fac îmi în la mă meu mea mi nu o pe pot să se și sau un unde vreau',
  ),
);
/** Shorter word stems match too many words. */
const minStemLength = 4;

/**
 * Returns the questions that contain all words, in any inflection; if there are none, those that
 * contain any. Ignores stop words unless the text has no other.
 */
export function findQuestions(groups: readonly QuestionGroup[], text: string): QuestionGroup[] {
  const all = words(text);
  const significant = all.filter((word) => !stopWords.has(word));
  const terms = significant.length > 0 ? significant : all;
  const exact = questionsWith(groups, (own) => terms.every((term) => has(own, term)));
  return exact.length > 0
    ? exact
    : questionsWith(groups, (own) => terms.some((term) => has(own, term)));
}

function questionsWith(
  groups: readonly QuestionGroup[],
  fits: (own: string[]) => boolean,
): QuestionGroup[] {
  return groups
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, answer }) =>
        fits(words(`${title} ${question} ${answer}`)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}

function has(own: string[], term: string): boolean {
  const key = wordKey(term);
  return own.some(
    (word) =>
      word.startsWith(term) || (key.length >= minStemLength && wordKey(word).startsWith(key)),
  );
}

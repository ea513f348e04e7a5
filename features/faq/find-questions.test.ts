import { expect, test } from 'vitest';
import { findQuestions } from './find-questions.ts';
import { questionGroups } from './questions.ts';

const found = (text: string) =>
  findQuestions(questionGroups, text).flatMap(({ questions }) =>
    questions.map(({ question }) => question),
  );

test('questions are found by the beginnings of words, whatever their marks and case @S2-12', () => {
  expect(found('SPECIALIST oric')).toContain('Ce înseamnă „Oricare specialist”?');
  expect(found('sters cont')).toEqual([]);
  expect(found('sterg')).toEqual(['Cum îmi descarc datele sau îmi șterg contul?']);
});

test('no words find all questions, unknown ones none', () => {
  expect(found(' ')).toHaveLength(questionGroups.flatMap(({ questions }) => questions).length);
  expect(found('qxzw')).toEqual([]);
});

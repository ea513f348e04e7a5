import { expect, test } from 'vitest';
import { answerProblem, TICKED } from './custom-answer.ts';

const text = { type: 'text', required: false, options: [] } as const;
const select = { type: 'select', required: true, options: ['Da', 'Nu'] } as const;
const checkbox = { type: 'checkbox', required: true, options: [] } as const;

test.each([
  ['a text that may be left out', text, '', null],
  ['any text', text, 'orice', null],
  ['a required text that is missing', { ...text, required: true }, '', 'missing'],
  ['an option', select, 'Nu', null],
  ['what is not an option', select, 'Poate', 'invalid'],
  ['a ticked box', checkbox, TICKED, null],
  ['a required box that is not ticked', checkbox, '', 'missing'],
  ['a box that says something else', checkbox, 'false', 'invalid'],
] as const)('%s', (_, question, value, problem) => {
  expect(answerProblem(question, value)).toBe(problem);
});

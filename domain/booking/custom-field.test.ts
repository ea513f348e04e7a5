import { expect, test } from 'vitest';
import { customFieldRefusal, tickedValue } from './custom-field.ts';

const text = { type: 'text', required: false, options: [] } as const;
const select = { type: 'select', required: true, options: ['Da', 'Nu'] } as const;
const checkbox = { type: 'checkbox', required: true, options: [] } as const;

test.each([
  ['a text that may be left out', text, '', null],
  ['any text', text, 'orice', null],
  [
    'a required text that is missing',
    { ...text, required: true },
    '',
    'Răspunde la această întrebare',
  ],
  ['a required choice that is missing', select, '', 'Răspunde la această întrebare'],
  ['an option', select, 'Nu', null],
  ['what is not an option', select, 'Poate', 'Alege unul dintre răspunsuri'],
  ['a ticked box', checkbox, tickedValue, null],
  ['a required box that is not ticked', checkbox, '', 'Bifează ca să continui'],
  ['a box that says something else', checkbox, 'false', 'Bifează ca să continui'],
] as const)('%s', (_, question, value, words) => {
  expect(customFieldRefusal(question, value)).toBe(words);
});

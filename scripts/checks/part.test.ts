import { expect, test } from 'vitest';
import { chooseParts } from './part.ts';

const parts = [{ name: 'lint' }, { name: 'unused code' }, { name: 'journeys in the browser' }];
const namesFor = (...words: string[]) => chooseParts(parts, words).map(({ name }) => name);

test('parts are chosen by words of their names; without words all run', () => {
  expect(namesFor('lint', 'journeys')).toEqual(['lint', 'journeys in the browser']);
  expect(namesFor()).toEqual(parts.map(({ name }) => name));
});

test('a word that names no part ends the run with the names instead of passing', () => {
  expect(() => namesFor('lnit')).toThrow(/"lnit"[\s\S]*unused code/);
  expect(() => namesFor('lint', 'journies')).toThrow('"journies"');
});

import { expect, test, vi } from 'vitest';
import { chooseParts, runParts } from './part.ts';

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

test('a run names the part that threw, with the first line of its message', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const parts = [
    { name: 'build', run: () => Promise.reject(new Error('No port is free.\nTried 20.')) },
    { name: 'lint', run: () => Promise.resolve({ passed: 2, failures: [] }) },
  ];
  const counts = { passed: 2, failures: ['build: No port is free.'] };
  expect(await runParts(parts, 1)).toEqual(counts);
});

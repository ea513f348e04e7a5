import { expect, it } from 'vitest';
import { readLine } from '#domain/search/read-line.ts';
import { filterSheetCopy } from './filter-sheet-copy.ts';

const { day, hour } = filterSheetCopy;

it.each(Object.keys({ ...day, ...hour }))('"%s" is a time to the search', (words) => {
  const { parts, text } = readLine(`tuns ${words}`, {
    today: '2026-11-20',
    places: [],
    center: null,
  });
  expect(text).toBe('tuns');
  expect(parts).toMatchObject([{ text: words, rest: 'tuns' }]);
});

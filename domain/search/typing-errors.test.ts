import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deletionsOf, errorsAllowed, errorsBetween } from './typing-errors.ts';

test.each([
  ['frizer', 'frizer', 0],
  ['frizr', 'frizer', 1],
  ['frizeer', 'frizer', 1],
  ['frizar', 'frizer', 1],
  ['firzer', 'frizer', 1],
  ['stomtlog', 'stomatolog', 2],
  ['', 'ana', 3],
])('%j and %j differ by %i errors', (one, other, errors) => {
  expect(errorsBetween(one, other)).toBe(errors);
  expect(errorsBetween(other, one)).toBe(errors);
});

test('words within the allowed number of errors share a deletion', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 8, maxLength: 12 });
  const spot = fc.record({ at: fc.nat(11), letter: fc.constantFrom(...'xyz'), kind: fc.nat(3) });
  fc.assert(
    fc.property(word, fc.array(spot, { maxLength: errorsAllowed(8) }), (right, spots) => {
      const wrong = spots.reduce((text, { at, letter, kind }) => {
        const [before, here, after] = [
          text.slice(0, at),
          text.slice(at, at + 1),
          text.slice(at + 1),
        ];
        if (kind === 0) return before + after;
        if (kind === 1) return before + letter + here + after;
        if (kind === 2) return before + letter + after;
        return before + after.slice(0, 1) + here + after.slice(1);
      }, right);
      const known = new Set(deletionsOf(right));
      expect(deletionsOf(wrong).some((one) => known.has(one))).toBe(true);
    }),
  );
});

test('short words allow no errors', () => {
  expect([3, 4, 7, 8].map(errorsAllowed)).toEqual([0, 1, 1, 2]);
});

test('deletions cut no letter of two UTF-16 units in half', () => {
  const all = deletionsOf('𝓑𝓮𝓪𝓾𝓽𝔂');
  expect(all.filter((one) => !one.isWellFormed())).toEqual([]);
  expect(all).toEqual(expect.arrayContaining(['𝓑𝓮𝓪𝓾𝓽𝔂', '𝓮𝓪𝓾𝓽𝔂', '𝓑𝓮𝓾𝓽']));
});

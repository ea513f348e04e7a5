import { expect, test } from 'vitest';
import { readServiceIdea } from './service-idea.ts';
import { trades } from './trades.ts';

test.each([
  ['80', { kind: 'fixed', ron: 80 }],
  ['80+', { kind: 'from', ron: 80 }],
  ['80-120', { kind: 'range', ron: 80, upTo: 120 }],
  ['?80', { kind: 'hidden', ron: 80 }],
  ['400x10/60', { kind: 'fixed', ron: 400, packs: [{ sessions: 10, days: 60 }] }],
  [
    '400x10/60,8/120',
    {
      packs: [
        { sessions: 10, days: 60 },
        { sessions: 8, days: 120 },
      ],
    },
  ],
])('the price %s is read', (price, expected) => {
  expect(readServiceIdea(`Tuns | 30 | ${price}`)).toMatchObject(expected);
});

test('text and equipment are optional', () => {
  const plain = readServiceIdea('Tuns | 30 | 60');
  expect(plain).toMatchObject({ name: 'Tuns', text: '', equipment: null });
  const full = readServiceIdea('Laser | 20 | 90 | La rece. | @Laser');
  expect(full).toMatchObject({ text: 'La rece.', equipment: 'Laser' });
});

test('a line that cannot be read, or minutes off the grid, throw', () => {
  expect(() => readServiceIdea('Tuns | 30')).toThrow('Cannot read');
  expect(() => readServiceIdea('Tuns | 32 | 60')).toThrow('Cannot read');
});

test('the eight trades are complete and their shares sum to one', () => {
  expect(trades.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(trades.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  for (const trade of trades) {
    const known = trades.map(({ slug }) => slug);
    expect(known).toEqual(expect.arrayContaining([...trade.companions]));
    expect(trade.groups.length).toBeGreaterThanOrEqual(trade.groupCount[1]);
  }
});

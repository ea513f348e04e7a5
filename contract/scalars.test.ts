import { describe, expect, test } from 'vitest';
import { catalogueIdParam, idList, latitude } from './scalars.ts';

describe('a number in a URL', () => {
  test('is decimal digits or the number itself', () => {
    expect(latitude.parse('-47.16')).toBe(-47.16);
    expect(latitude.parse(47)).toBe(47);
    expect(catalogueIdParam.parse('12')).toBe(12);
    expect(catalogueIdParam.parse(12)).toBe(12);
  });

  test.each(['', ' ', ' 1', '1 ', '0x10', '1e1', '+1', '1.', '.5', '1,5', ['2'], true, null, []])(
    'rejects anything else: %j',
    (input) => {
      expect(latitude.safeParse(input).success).toBe(false);
      expect(catalogueIdParam.safeParse(input).success).toBe(false);
    },
  );

  test('keeps its bounds', () => {
    expect(latitude.safeParse('90.1').success).toBe(false);
    for (const id of ['0', '-1', '1.5', '9007199254740993'])
      expect(catalogueIdParam.safeParse(id).success).toBe(false);
  });
});

test('accepts one id or several, without duplicates', () => {
  expect(idList(50).parse('3')).toEqual([3]);
  expect(idList(50).parse(['3', 4, '3'])).toEqual([3, 4]);
  expect(idList(50).safeParse(['3', '']).success).toBe(false);
  expect(idList(50).safeParse(undefined).success).toBe(false);
  expect(idList(1).parse(['3', '3'])).toEqual([3]);
  expect(idList(1).safeParse(['3', '4']).success).toBe(false);
});

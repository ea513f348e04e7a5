import { expect, test } from 'vitest';
import { paramPairs, textParams, type PageParams } from './page-params.ts';

test('parameters that are not text are dropped', () => {
  const params = { services: ['101', '102'], step: '2', constructor: [Object, '1'] };
  expect(textParams(params as unknown as PageParams)).toEqual({
    services: ['101', '102'],
    step: '2',
  });
  expect(paramPairs(params as unknown as PageParams)).toEqual([
    ['services', '101'],
    ['services', '102'],
    ['step', '2'],
  ]);
});

import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { Clock } from './clock.ts';
import { mockHandlers } from './mock-handlers.ts';
import { makeWorld } from './world.ts';

test('the mocked api has a handler for every call of the contract', () => {
  const handled = mockHandlers(makeWorld(new Clock())).map(({ info }) =>
    info.header.replace('*', ''),
  );
  expect(handled.toSorted()).toEqual(Object.values(paths).toSorted());
});

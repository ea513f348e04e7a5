import { expect, test } from 'vitest';
import { Clock } from './clock.ts';
import { beginSession } from './sessions.ts';
import { makeWorld, resetWorld } from './world.ts';

test('a session that began after a logout has tokens of its own', () => {
  const world = makeWorld(new Clock());
  const [first, second] = [beginSession(world, 'ana'), beginSession(world, 'ion')];
  world.sessions = world.sessions.filter((one) => one !== first);
  expect(beginSession(world, 'ana').access).not.toBe(second.access);
});

test('the cookies of a session from before a reset belong to no later one', () => {
  const world = makeWorld(new Clock());
  const { access } = beginSession(world, 'ana');
  resetWorld(world);
  expect(world.sessions).toEqual([]);
  expect(beginSession(world, 'ion').access).not.toBe(access);
});

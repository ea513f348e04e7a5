import { expect, test } from 'vitest';
import { Clock } from './clock.ts';
import { beginSession } from './sessions.ts';
import { makeWorld } from './world.ts';

test('a session that began after a logout has tokens of its own', () => {
  const world = makeWorld(new Clock());
  const [first, second] = [beginSession(world, 'ana'), beginSession(world, 'ion')];
  world.sessions = world.sessions.filter((one) => one !== first);
  expect(beginSession(world, 'ana').access).not.toBe(second.access);
});

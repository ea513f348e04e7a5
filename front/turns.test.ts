import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const options = { atOnce: 1, waiting: 1, patience: 60_000, longest: 60_000 };

test('a turn that ends is the next one’s in the line', async () => {
  const turns = new Turns(options);
  const end = await turns.take();
  let called = false;
  const next = turns.take().then((turn) => {
    called = true;
    return turn;
  });
  await Promise.resolve();
  expect(called).toBe(false);
  end?.();
  expect(await next).toBeTypeOf('function');
});

test('there is no turn where the line is full', async () => {
  const turns = new Turns(options);
  await turns.take();
  void turns.take();
  expect(await turns.take()).toBeNull();
});

test('nobody waits longer than the patience allows', async () => {
  const turns = new Turns({ ...options, patience: 20 });
  await turns.take();
  expect(await turns.take()).toBeNull();
});

test('a turn that is ended twice makes room once', async () => {
  const turns = new Turns({ ...options, waiting: 0 });
  const end = await turns.take();
  end?.();
  end?.();
  await turns.take();
  expect(await turns.take()).toBeNull();
});

test('a turn that nobody ends makes room after all', async () => {
  const turns = new Turns({ ...options, longest: 20 });
  await turns.take();
  expect(await turns.take()).toBeTypeOf('function');
});

import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const options = {
  atOnce: 1,
  atOncePerAddress: 1,
  maxWaiting: 10,
  maxWaitingPerAddress: 10,
  maxWaitMs: 60_000,
  maxTurnMs: 60_000,
};

async function orderOf(turns: Turns, addresses: string[]): Promise<string[]> {
  const served: string[] = [];
  const take = async (address: string) => {
    const end = await turns.take(address);
    if (end) served.push(address);
    end?.();
  };
  const endFirst = await turns.take('first');
  const taken = addresses.map(take);
  endFirst?.();
  await Promise.all(taken);
  return served;
}

test('addresses are served in turn, however many requests one of them has', async () => {
  expect(await orderOf(new Turns(options), ['a', 'a', 'a', 'b', 'b', 'c'])).toEqual([...'abcaba']);
});

test('an address has one turn at a time while others have theirs', async () => {
  const turns = new Turns({ ...options, atOnce: 2 });
  const endA = await turns.take('a');
  let isServed = false;
  const second = turns.take('a').then(() => (isServed = true));
  const endB = await turns.take('b');
  endB?.();
  await turns.take('b');
  expect(isServed).toBe(false);
  endA?.();
  await second;
});

test('another address can wait while the queue of one is full', async () => {
  const turns = new Turns({ ...options, maxWaitingPerAddress: 1 });
  await turns.take('a');
  void turns.take('a');
  expect(await turns.take('a')).toBeNull();
  let isRefused = false;
  void turns.take('b').then((turn) => (isRefused = turn === null));
  await Promise.resolve();
  expect(isRefused).toBe(false);
});

test('a full queue refuses the last request of the longest line for an address with a shorter one', async () => {
  const turns = new Turns({ ...options, maxWaiting: 3 });
  expect(await orderOf(turns, ['a', 'a', 'a', 'b'])).toEqual(['a', 'b', 'a']);
  expect(await orderOf(turns, ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c']);
});

test('a request waits no longer than its maximum', async () => {
  const turns = new Turns({ ...options, maxWaitMs: 20 });
  await turns.take('a');
  expect(await turns.take('b')).toBeNull();
});

test('a turn that is released twice frees one turn', async () => {
  const turns = new Turns({ ...options, maxWaiting: 0 });
  const end = await turns.take('a');
  end?.();
  end?.();
  await turns.take('a');
  expect(await turns.take('b')).toBeNull();
});

test('a turn that is never released ends after its maximum duration', async () => {
  const turns = new Turns({ ...options, maxTurnMs: 20 });
  await turns.take('a');
  expect(await turns.take('b')).toBeTypeOf('function');
});

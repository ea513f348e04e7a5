import { fork } from 'node:child_process';
import { once } from 'node:events';
import { median } from '#scripts/checks/median.ts';
import { startFloor } from './floor.ts';
import { load, type Load } from './load.ts';
import type { Effort, Measure } from './results.ts';
import { place, resultsPath } from './paths.ts';

export const measureCachedPages: Measure = async ({ webUrl }, effort) => {
  const anchor = await startAnchor(`${webUrl}/`);
  const floor = await startFloor();
  const [page, bare, next] = await inTurn([webUrl, anchor.url, floor.url], () => '/', effort);
  await Promise.all([anchor.stop(), floor.stop()]);
  return [
    {
      ...{ goal: 'P9', what: 'home from the cache beside `node:http`', unit: '/s' },
      ...{ measured: page!.perSecond, anchor: bare!.perSecond, wanted: { atLeast: 0.6 } },
    },
    {
      ...{ goal: 'P9', what: 'home from the cache beside the floor of Next', unit: '/s' },
      ...{ measured: page!.perSecond, anchor: next!.perSecond, wanted: { atLeast: 40 } },
    },
    {
      ...{ goal: 'P9', what: 'home from the cache, p99 at 32 connections', unit: 'ms' },
      ...{ measured: page!.p99, wanted: { atMost: 5 } },
    },
  ];
};

export const measureResults: Measure = async ({ webUrl }, effort) => {
  const [kept] = await inTurn([webUrl], () => resultsPath(0), effort);
  let next = 1;
  const [rendered] = await inTurn([webUrl], () => resultsPath(next++), effort);
  return [
    {
      ...{ goal: 'P10', what: 'results of guests, repeated', unit: '/s' },
      ...{ measured: kept!.perSecond, wanted: { atLeast: 10_000 } },
    },
    {
      ...{ goal: 'P10', what: 'results of guests, rendered for each request', unit: '/s' },
      ...{ measured: rendered!.perSecond, wanted: { atLeast: 150 } },
    },
  ];
};

export const measureLists: Measure = async ({ apiUrl }, effort) => {
  const path = (n: number) => `/api/public/locations?${place(n, 'latitude')}`;
  const [list] = await inTurn([apiUrl], path, effort);
  return [
    {
      ...{ goal: 'P11', what: 'list call on PGlite', unit: '/s' },
      ...{ measured: list!.perSecond, wanted: { atLeast: 800 } },
    },
  ];
};

async function inTurn(
  origins: string[],
  path: (n: number) => string,
  { rounds: count, seconds }: Effort,
): Promise<Load[]> {
  const rounds: Load[][] = origins.map(() => []);
  for (let round = 0; round <= count; round += 1)
    for (const [index, origin] of origins.entries()) {
      const measured = await load(origin, path, { seconds });
      if (round > 0) rounds[index]!.push(measured);
    }
  return rounds.map((all) => ({
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    p99: median(all.map(({ p99 }) => p99)),
  }));
}

async function startAnchor(address: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork(new URL('anchor.ts', import.meta.url), [address]);
  const ended = once(child, 'exit');
  const [port] = (await once(child, 'message')) as [number];
  const stop = async () => {
    child.disconnect();
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localities } from '#data/localities.ts';
import type { Product } from '#scripts/product/product.ts';
import { startTestProduct } from '#scripts/product/test-product.ts';
import { load, type Load } from './load.ts';
import { median, report, type Finding } from './results.ts';

const { values } = parseArgs({
  options: {
    goal: { type: 'string', default: 'P9' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    quick: { type: 'boolean', default: false },
  },
});

const goals: Record<string, (product: Product) => Promise<Finding[]>> = {
  P9: async ({ webUrl }) => {
    const anchor = await startAnchor(`${webUrl}/`);
    const [page, bare] = await inTurn([webUrl, anchor.url], () => '/');
    await anchor.stop();
    return [
      {
        ...{ goal: 'P9', what: 'home from the cache beside `node:http`', unit: '/s' },
        ...{ measured: page!.perSecond, anchor: bare!.perSecond, wanted: { atLeast: 0.6 } },
      },
      {
        ...{ goal: 'P9', what: 'home from the cache, p99 at 32 connections', unit: 'ms' },
        ...{ measured: page!.p99, wanted: { atMost: 5 } },
      },
    ];
  },
  P10: async ({ webUrl }) => {
    const [kept] = await inTurn([webUrl], () => results(0));
    let next = 1;
    const [rendered] = await inTurn([webUrl], () => results(next++));
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
  },
  P11: async ({ apiUrl }) => {
    const [list] = await inTurn([apiUrl], (n) => `/api/public/locations?${place(n, 'latitude')}`);
    return [
      {
        ...{ goal: 'P11', what: 'list call on PGlite', unit: '/s' },
        ...{ measured: list!.perSecond, wanted: { atLeast: 800 } },
      },
    ];
  },
};

const dataDir = await mkdtemp(join(tmpdir(), 'aproape-bench-'));
const env = { LIMIT_FACTOR: '100000', OVERLOAD_MS: '0', WEB_PROCESSES: '1' };
const product = await startTestProduct({ dataDir, env });
try {
  report(await goals[values.goal]!(product), values.quick);
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true });
}

/** Medians of each origin; the first round is a warm-up. */
async function inTurn(origins: string[], path: (n: number) => string): Promise<Load[]> {
  const rounds: Load[][] = origins.map(() => []);
  for (let round = 0; round <= Number(values.rounds); round += 1)
    for (const [index, origin] of origins.entries()) {
      const measured = await load(origin, path, Number(values.seconds));
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

function results(n: number): string {
  return `/locations?search=tuns&place=Cluj-Napoca%2C+Cluj&${place(n, 'lat')}&radius=30`;
}

/** Another point for each n. */
function place(n: number, name: 'lat' | 'latitude'): string {
  const { latitude, longitude } = localities[n % 20]!;
  const north = Number((latitude + ((n * 0.6180339887) % 1) * 0.08).toFixed(4));
  const east = Number((longitude + ((n * 0.4142135624) % 1) * 0.1).toFixed(4));
  return `${name}=${north}&${name === 'lat' ? 'lng' : 'longitude'}=${east}`;
}

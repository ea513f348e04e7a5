import { findChild } from '#scripts/product/service.ts';
import { load } from './load.ts';
import { resultsPath } from './paths.ts';
import type { Finding, Measure } from './results.ts';

export const measureMemory: Measure = async ({ webUrl }, { requests }) => {
  const warm = await openPages(webUrl, 100);
  await openPages(webUrl, 100);
  const random = (n: number) => `/${Math.trunc(n * 1_000_003).toString(36)}-${n}`;
  await load(webUrl, random, { requests, status: 404 });
  const missed = await countMisses(webUrl, warm);
  const afterRandom = megabytes();
  // One search in ten is new.
  const mixed = (n: number) => (n % 2 ? warm[n % warm.length]! : resultsPath(n % 20 ? 0 : n));
  await load(webUrl, mixed, { requests });
  const afterMixed = megabytes();
  const findings: Finding[] = [
    {
      goal: 'P9b',
      what: `100 warm pages after ${requests} random addresses: misses`,
      unit: '',
      measured: missed,
      wanted: { atMost: 0 },
    },
  ];
  const bounds = { web: 450, api: 600 };
  for (const name of ['web', 'api'] as const) {
    const measured = Math.max(afterRandom[name], afterMixed[name]);
    const what = `${name} after ${requests} random addresses and ${requests} pages and searches`;
    findings.push({ goal: 'P16', what, unit: 'MB', measured, wanted: { atMost: bounds[name] } });
  }
  return findings;
};

async function openPages(webUrl: string, count: number): Promise<string[]> {
  const paths = new Set(['/']);
  const opened: string[] = [];
  for (const path of paths) {
    const response = await fetch(webUrl + path, { redirect: 'manual' });
    const html = await response.text();
    if (response.status !== 200 || !response.headers.has('cache-status')) continue;
    opened.push(path);
    if (opened.length === count) break;
    for (const [, link] of html.matchAll(/<a [^>]*href="(\/[^"?#]*)"/g)) paths.add(link!);
  }
  return opened;
}

async function countMisses(webUrl: string, paths: readonly string[]): Promise<number> {
  let missed = 0;
  for (const path of paths) {
    const response = await fetch(webUrl + path);
    await response.text();
    if (response.headers.get('cache-status') !== 'web; hit') missed += 1;
  }
  return missed;
}

function megabytes(): { web: number; api: number } {
  return {
    web: findChild('front/main.ts').megabytes,
    api: findChild('server/main.ts').megabytes,
  };
}

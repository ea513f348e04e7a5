import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import {
  figuresOf,
  isInOrder,
  percentile,
  resultsPath,
  send,
  visitorAt,
  type CallResponse,
} from './load.ts';

export type Outcome = { figures: string; holds: boolean };

export const readersGoal = 'reads all 200, p99 < 500 ms; attacker: < 500, or 503 with Retry-After';

export async function readDuring(
  webUrl: string,
  attack: () => Promise<CallResponse[]>,
): Promise<Outcome> {
  const urls = [`${webUrl}/api/public/locations?latitude=47.16&longitude=27.58`];
  const { reads: calm } = await readUntil(urls, async () => wait(2000, []));
  const { reads, attacks } = await readUntil(urls, attack);
  const areServed = reads.every(({ status }) => status === 200) && percentile(reads, 99) < 500;
  return {
    figures: `reads ${figuresOf(calm)} → ${figuresOf(reads)}; attacker ${figuresOf(attacks)}`,
    holds: areServed && attacks.every(isInOrder),
  };
}

export const visitorsGoal = 'pages of other visitors all 200, p50 and p95 ≤ 3 × their quiet time';

export async function visitDuring(
  webUrl: string,
  attack: () => Promise<CallResponse[]>,
): Promise<Outcome> {
  const urls = ['/login', resultsPath(), '/register'].map((path) => webUrl + path);
  const { reads: quiet } = await readUntil(urls, async () => wait(5000, []));
  const { reads, attacks } = await readUntil(urls, attack);
  const isQuick = (share: number) => percentile(reads, share) <= 3 * percentile(quiet, share);
  return {
    figures: `pages ${timesOf(quiet)} → ${timesOf(reads)}; attacker ${figuresOf(attacks)}`,
    holds:
      reads.every(({ status }) => status === 200) &&
      [50, 95].every(isQuick) &&
      attacks.every(isInOrder),
  };
}

function timesOf(responses: readonly CallResponse[]): string {
  return `${figuresOf(responses)}, p95 ${Math.round(percentile(responses, 95))} ms`;
}

export async function readUntil(urls: string[], attack: () => Promise<CallResponse[]>) {
  // Reads in a thread of its own, so that the attack does not distort the figures.
  const worker = new Worker(new URL(import.meta.url), { workerData: { urls } });
  const attacks = await attack();
  worker.postMessage('stop');
  const [reads] = (await once(worker, 'message')) as [CallResponse[]];
  return { reads, attacks };
}

/** Reads at a constant rate, also during a stall. */
async function read({ urls }: { urls: string[] }): Promise<void> {
  const reads: Promise<CallResponse>[] = [];
  let stopped = false;
  parentPort?.once('message', () => (stopped = true));
  while (!stopped) {
    const url = urls[reads.length % urls.length]!;
    reads.push(send({ url, headers: visitorAt(10, reads.length) }));
    await wait(50);
  }
  parentPort?.postMessage(await Promise.all(reads));
}

if (!isMainThread) await read(workerData);

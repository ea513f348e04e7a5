import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { figuresOf, isInOrder, percentile, send, visitorAt, type Answer } from './load.ts';

export type Outcome = { figures: string; holds: boolean };

export const readersGoal = 'reads all 200, p99 < 500 ms; the attacker: no error but announced 503';

/** What other visitors see of the locations near Iași in two calm seconds, then during an attack. */
export async function readDuring(
  webUrl: string,
  attack: () => Promise<Answer[]>,
): Promise<Outcome> {
  const url = `${webUrl}/api/public/locations?latitude=47.16&longitude=27.58`;
  const { reads: calm } = await readUntil(url, async () => wait(2000, []));
  const { reads, attacks } = await readUntil(url, attack);
  const areServed = reads.every(({ status }) => status === 200) && percentile(reads, 99) < 500;
  return {
    figures: `reads ${figuresOf(calm)} → ${figuresOf(reads)}; attacker ${figuresOf(attacks)}`,
    holds: areServed && attacks.every(isInOrder),
  };
}

async function readUntil(url: string, attack: () => Promise<Answer[]>) {
  // In a thread of its own: the attack's work in this one must not be in the figures.
  const worker = new Worker(new URL(import.meta.url), { workerData: { url } });
  const attacks = await attack();
  worker.postMessage('stop');
  const [reads] = (await once(worker, 'message')) as [Answer[]];
  return { reads, attacks };
}

/** Twenty reads a second, whether the earlier ones were answered or not: a stall delays all that fall into it. */
async function read({ url }: { url: string }): Promise<void> {
  const reads: Promise<Answer>[] = [];
  let stopped = false;
  parentPort?.once('message', () => (stopped = true));
  while (!stopped) {
    reads.push(send({ url, headers: visitorAt(10, reads.length) }));
    await wait(50);
  }
  parentPort?.postMessage(await Promise.all(reads));
}

if (!isMainThread) await read(workerData);

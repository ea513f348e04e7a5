import { setTimeout as wait } from 'node:timers/promises';
import type { Attack, Outcome, Scene } from '../attack.ts';
import { drive, figuresOf, isInOrder, percentile, send } from '../load.ts';
import { visitorAt } from '../visitor.ts';

const goal = 'what is served p99 < 2 s, the rest 503 or 429, a page within 1 s again 5 s after';

/** Many visitors at once: no limit per address helps. */
export const pageFlood: Attack = {
  name: '5 results pages on 500 connections, an address each',
  goal,
  run: (scene) => flood(scene, (index) => visitorAt(16, index)),
};

export const pageFloodOfOne: Attack = {
  name: '5 results pages on 500 connections of one address',
  goal,
  run: (scene) => flood(scene, () => visitorAt(17, 1)),
};

async function flood(
  { webUrl }: Scene,
  visitor: (index: number) => Record<string, string>,
): Promise<Outcome> {
  const answers = await drive({ connections: 500, count: 60_000, seconds: 15 }, (index) => ({
    // Another place each time: no cache helps either.
    url: `${webUrl}/locations?latitude=${(44 + (index % 4000) / 1000).toFixed(3)}&longitude=26.1`,
    headers: visitor(index),
  }));
  const ended = performance.now();
  const isBack = async () => {
    const { status, ms } = await send({ url: `${webUrl}/locations`, headers: visitorAt(18, 1) });
    return status === 200 && ms < 1000;
  };
  const seconds = () => (performance.now() - ended) / 1000;
  while (!(await isBack()) && seconds() < 30) await wait(500);
  const recovery = seconds();
  return {
    figures: `${figuresOf(answers)}, a page again after ${recovery.toFixed(2)} s`,
    holds: percentile(answers, 99) < 2000 && answers.every(isInOrder) && recovery < 5,
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { target } from '#tests/contract/target.ts';
import type { Counts } from '../checks/part.ts';
import { startPostgres, type TemporaryPostgres } from '../checks/postgres.ts';
import { startTestProduct } from '../product/test-product.ts';
import type { Attack } from './attack.ts';
import { brokenDates, brokenRouterState } from './attack/broken-input.ts';
import { cachedQuery, renewedQuery } from './attack/cached-query.ts';
import { chunkedBody } from './attack/chunked-body.ts';
import { generatedRequests } from './attack/generated-requests.ts';
import { keptConnection } from './attack/kept-connection.ts';
import { droppedConnections, restartedServer } from './attack/lost-database.ts';
import { oneAccount } from './attack/one-account.ts';
import { pageFlood, pageFloodOfOne } from './attack/page-flood.ts';
import { loginFlood, refreshFlood } from './attack/stranger-writes.ts';
import { send } from './load.ts';

/** What has to meet pages that nobody visited comes first, what has to wait for a minute last. */
const attacks = [
  ...[cachedQuery, keptConnection, chunkedBody, brokenDates, brokenRouterState, oneAccount],
  ...[refreshFlood, loginFlood, pageFlood, pageFloodOfOne, renewedQuery],
];
const onServer = [droppedConnections, restartedServer];

type Staging = {
  dataDir: string;
  postgres: TemporaryPostgres | undefined;
  seed: number;
};

/** Every attack on the built product, on both engines; words choose those with all of them: `postgres 3`. */
export async function proveAttacks(args: string[]): Promise<Counts> {
  const options = { seed: { type: 'string', default: String(Date.now() % 1_000_000) } } as const;
  const { values, positionals: words } = parseArgs({ args, options, allowPositionals: true });
  const seed = Number(values.seed);
  console.log(`Seed ${seed}. Other work on this machine is in the figures.`);
  const counts: Counts = { passed: 0, failed: 0 };
  for (const engine of ['embedded', 'postgres']) {
    const choose = (all: Attack[]) =>
      all
        .map((attack) => ({ ...attack, name: `${engine} ${attack.name}` }))
        .filter(({ name }) => words.every((word) => name.split(' ').includes(word)));
    const own = choose(engine === 'postgres' ? [...attacks, ...onServer] : attacks);
    const generated = choose([generatedRequests]);
    if (own.length + generated.length === 0) continue;
    const folder = await mkdtemp(join(tmpdir(), 'aproape-prove-'));
    const postgres = engine === 'postgres' ? await startPostgres() : undefined;
    try {
      const staging = { dataDir: join(folder, 'data'), postgres, seed };
      await perform(own, staging, 1, counts);
      // Ten bookings an hour are far from twenty thousand requests: here alone the limits are raised.
      await perform(generated, staging, 1000, counts);
    } finally {
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    }
  }
  return counts;
}

async function perform(
  chosen: Attack[],
  { dataDir, postgres, seed }: Staging,
  limitFactor: number,
  counts: Counts,
): Promise<void> {
  if (chosen.length === 0) return;
  const limits = { LIMIT_FACTOR: String(limitFactor), TRUSTED_PROXIES: '127.0.0.1' };
  const env = { ...limits, LOG_LEVEL: 'silent' };
  const product = await startTestProduct({ dataDir, databaseUrl: postgres?.url, env });
  const webUrl = product.webUrl.replace('localhost', '127.0.0.1');
  const scene = { ...product, webUrl, postgres, seed, warmAt: performance.now() };
  target.url = webUrl;
  try {
    for (const { name, goal, run } of chosen) {
      await untilQuick(webUrl);
      const { figures, holds } = await run(scene).catch((error: unknown) => ({
        figures: String(error),
        holds: false,
      }));
      counts[holds ? 'passed' : 'failed'] += 1;
      console.log(`${holds ? '✓' : '✗'} ${name}: ${figures} (goal: ${goal})`);
    }
  } finally {
    await product.stop();
  }
}

/** No attack begins in the wake of the one before: waits, a minute at most, until a read is quick again. */
async function untilQuick(webUrl: string): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const { status, ms } = await send({ url: `${webUrl}/api/public/locations?per_page=5` });
    if (status === 200 && ms < 200) return;
    await wait(1000);
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { startApiProcess } from '#server/testing/api-process.ts';
import { bookUnderKills } from './bookings.ts';
import { startCluster } from './database-cluster.ts';
import type { Outcome } from './other-visitors.ts';
import { startPooler } from './pgbouncer.ts';
import { settingsOf, type Victim } from './victim.ts';

const kills = 10;
const backMs = { writes: 15_000, reads: 3_000 };
const readers = 4;
const pauseMs = 100;
const list = '/api/public/locations?latitude=47.16&longitude=27.58';

export const clusterGoal = `leader killed ${kills} times: no booking lost or doubled, writes back in ${backMs.writes / 1_000} s (p95), reads in ${backMs.reads / 1_000} s, the same api`;

export async function proveCluster({ isPooled }: { isPooled: boolean }): Promise<Outcome> {
  const cluster = await startCluster();
  const pooler = isPooled ? await startPooler(cluster.url) : null;
  const over = new AbortController();
  const reads = { answered: 0, failed: 0, slowestMs: 0 };
  const read = async (url: string) => {
    let answeredAt = performance.now();
    while (!over.signal.aborted) {
      const response = await fetch(url + list).catch(() => null);
      await response?.text();
      const now = performance.now();
      if (response?.ok) {
        reads.slowestMs = Math.max(reads.slowestMs, now - answeredAt);
        reads.answered += 1;
        answeredAt = now;
      } else reads.failed += 1;
      await wait(pauseMs);
    }
  };
  let isSame = false;
  const start = async (): Promise<Victim> => {
    const api = await startApiProcess({
      ...settingsOf({ databaseUrl: (pooler ?? cluster).url }),
      ...{ MIGRATE: 'off', DATABASE_READ_URL: cluster.readUrl },
    });
    const reading = Array.from({ length: readers }, () => read(api.url));
    return {
      kills,
      url: async () => api.url,
      kill: cluster.killLeader,
      stop: async () => {
        over.abort();
        await Promise.all(reading);
        isSame = await fetch(`${api.url}/readyz`).then(({ ok }) => ok);
        await api.kill();
      },
    };
  };
  try {
    const booked = await bookUnderKills({ databaseUrl: cluster.url }, start);
    const sorted = booked.pauses.toSorted((a, b) => a - b);
    const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Infinity;
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
    return {
      figures: [
        ...(pooler ? [pooler.version] : []),
        `writes back in ${sorted.map(seconds).join(', ')}`,
        `${reads.answered} reads, ${reads.failed} failed, longest wait ${seconds(reads.slowestMs)}`,
        booked.figures,
      ].join('; '),
      holds: [
        booked.holds && isSame && reads.answered > 0,
        p95 <= backMs.writes && reads.slowestMs <= backMs.reads,
      ].every(Boolean),
    };
  } finally {
    over.abort();
    await pooler?.stop();
    await cluster.stop();
  }
}

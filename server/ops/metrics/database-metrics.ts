import cluster from 'node:cluster';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, register } from 'prom-client';
import type { OpenDatabase } from '#server/db/connection.ts';
import { oldestJobSeconds } from '../../messages/jobs/jobs.ts';

export function collectMetrics(database: OpenDatabase): void {
  // Else sums would fall when a process is replaced, as after a restart.
  register.setDefaultLabels({ process: cluster.worker?.id ?? 1 });
  collectDefaultMetrics();
  // Lets the primary process collect the counts of this one.
  void new AggregatorRegistry();
  new Gauge({
    name: 'aproape_database_connections',
    help: 'Connections of the pool, and queries that wait for one',
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(database.poolState())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'aproape_oldest_job_seconds',
    help: 'How long the oldest due message waits; the value stays while the database does not respond',
    aggregator: 'max',
    async collect() {
      const seconds = await oldestJobSeconds(database).catch(() => null);
      if (seconds !== null) this.set(seconds);
    },
  });
}

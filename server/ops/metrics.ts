import type { FastifyInstance } from 'fastify';
import cluster from 'node:cluster';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  register,
} from 'prom-client';
import type { OpenDatabase } from '../db/connection.ts';
import { oldestJobSeconds } from '../messages/jobs/jobs.ts';

const duration = new Histogram({
  name: 'aproape_request_seconds',
  help: 'Duration of requests',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
});
const refusals = new Counter({
  name: 'aproape_refusals_total',
  help: 'Requests with an error, by code: too_many_attempts is a limit, unavailable an overload',
  labelNames: ['route', 'code'],
});
const bookings = new Counter({
  name: 'aproape_bookings_total',
  help: 'Attempts to book, by outcome: placed, or the code of the error',
  labelNames: ['outcome'],
});

/** Labels contain no personal data and no values that a visitor chooses. */
export function registerRequestMetrics(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown', config } = request.routeOptions;
    const { statusCode: status } = reply;
    duration.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    const code = request.errorCode;
    if (code) refusals.inc({ route, code });
    if (config.call === 'createBooking') bookings.inc({ outcome: code ?? 'placed' });
  });
}

export function collectMetrics(database: OpenDatabase): void {
  // Without this label, sums would fall when a process is replaced.
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

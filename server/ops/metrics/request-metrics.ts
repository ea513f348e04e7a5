import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';

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

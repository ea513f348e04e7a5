import type { FastifyInstance } from 'fastify';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { AppError } from './app-error.ts';
import type { Env } from './env.ts';

const sampleMs = 1_000;

/**
 * Refuses calls with 503 and Retry-After while the event loop is later than OVERLOAD_MS: an answer that comes at
 * once lets the caller try again, one that comes too late helps nobody. Health is asked all the same.
 */
export function registerOverload(app: FastifyInstance, env: Env): void {
  if (env.OVERLOAD_MS === 0) return;
  const histogram = monitorEventLoopDelay({ resolution: 10 });
  histogram.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    delayMs = histogram.mean / 1e6;
    histogram.reset();
  }, sampleMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.call && delayMs > env.OVERLOAD_MS)
      throw new AppError('unavailable');
  });
}

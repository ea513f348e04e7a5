import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import type { Env } from './env.ts';

/**
 * Refuses calls with 503 and Retry-After while the event loop is later than OVERLOAD_MS: an answer that comes at
 * once lets the caller try again, one that comes too late helps nobody. Health is asked all the same.
 */
export async function registerOverload(app: FastifyInstance, env: Env): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: env.OVERLOAD_MS,
    pressureHandler: async ({ routeOptions }) => {
      if (routeOptions.config.call) throw new AppError('unavailable');
    },
  });
}

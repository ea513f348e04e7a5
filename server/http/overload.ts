import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Env } from '../env.ts';

/** Refuses calls with 503 while the event loop's delay exceeds OVERLOAD_MS. Health checks are exempt. */
export async function registerOverload(app: FastifyInstance, env: Env): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: env.OVERLOAD_MS,
    pressureHandler: async ({ routeOptions }) => {
      if (routeOptions.config.call) throw new AppError('unavailable');
    },
  });
}

import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { isMutation } from '#contract/paths.ts';
import { instantLabel } from '#domain/time/date-label.ts';
import { AppError } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { findReadOnly } from './repository.ts';

const rereadMs = 2_000;
const maxWaitMs = 1_000;

/** While the database is unavailable, the last known state applies. */
export function registerReadOnly(
  app: FastifyInstance,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): void {
  let until: Date | null = null;
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;

  const read = async () => {
    try {
      until = await findReadOnly(db);
      readAt = now().getTime();
    } catch {
      // If the database stays unavailable, the call itself will fail.
    } finally {
      reading = null;
    }
  };

  // Runs after the rate limits, so that refused requests cost no query.
  app.addHook('preHandler', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (request.is404 || !call || !isMutation(call)) return;
    if (calls[call].tag === 'session') return;
    if (Math.abs(now().getTime() - readAt) >= rereadMs) {
      reading ??= read();
      await Promise.race([reading, wait(maxWaitMs, undefined, { ref: false })]);
    }
    if (!until || until <= now()) return;
    reply.header('retry-after', Math.ceil((until.getTime() - now().getTime()) / 1000));
    throw new AppError('read_only', sentenceOf(until));
  });
}

function sentenceOf(until: Date): string {
  return `Facem lucrări de întreținere până ${instantLabel(until)}. Poți căuta în continuare; programările și modificările se pot face după aceea.`;
}

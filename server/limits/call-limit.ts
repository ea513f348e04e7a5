import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TooManyAttempts, type WordsOf } from './take-limit.ts';

type CallLimit = {
  max: number;
  windowSeconds: number;
  keyOf: (request: FastifyRequest) => string;
  wordsOf?: WordsOf;
};

/** Counts in memory: calls beyond the limit cost no query. */
export function createCallLimit(
  app: FastifyInstance,
  { max, windowSeconds, keyOf, wordsOf }: CallLimit,
) {
  const count = app.createRateLimit({
    max,
    timeWindow: windowSeconds * 1000,
    keyGenerator: keyOf,
    allowList: [],
  });
  return async (request: FastifyRequest): Promise<void> => {
    const call = await count(request);
    if (call.isAllowed || !call.isExceeded) return;
    const seconds = call.ttlInSeconds;
    throw new TooManyAttempts({ max, seconds }, wordsOf?.(seconds));
  };
}

import { waitSentence } from '#domain/wait-label.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { TooManyAttempts } from '../limits/too-many-attempts.ts';
import { createWorkQueues } from '../limits/work-queue.ts';
import { clientOf } from '../session/client-of.ts';

const perTenMinutes = 30;
const atOnce = { running: 2, waiting: 28 };

/** Does the work of one attempt to book. */
type Attempt = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;

/**
 * Bounds what one client's bookings cost everybody else, before a transaction is opened: attempts, whatever comes of
 * them, and how many run at once. In memory, per instance; the bookings themselves are counted in PostgreSQL.
 * The attempt throws 429 past a bound.
 */
export function boundBookingAttempts(app: FastifyInstance, env: Env): Attempt {
  const max = perTenMinutes * env.LIMIT_FACTOR;
  const userOf = (request: FastifyRequest) => clientOf(request).user_id;
  const count = app.createRateLimit({
    max,
    timeWindow: 600_000,
    keyGenerator: userOf,
    allowList: [],
  });
  const inLine = createWorkQueues(atOnce);
  return async (request, work) => {
    const attempts = await count(request);
    if (!attempts.isAllowed && attempts.isExceeded)
      throw refusal({ max, seconds: attempts.ttlInSeconds });
    const outcome = await inLine(userOf(request), async () => ({ value: await work() }));
    if (!outcome) throw refusal({ max: atOnce.running + atOnce.waiting, seconds: 2 });
    return outcome.value;
  };
}

function refusal({ max, seconds }: { max: number; seconds: number }): TooManyAttempts {
  return new TooManyAttempts(
    { max, remaining: 0, seconds },
    { start_time: [waitSentence(seconds)] },
  );
}

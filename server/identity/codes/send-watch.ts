import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { limits } from '#server/limits/limits.ts';
import { countedAttempts, windowOf } from '#server/limits/repository.ts';

const { budget, proven, alert } = limits.codes.sms;

/** Warns of SMS pumping: far more codes sent than verified. */
export function createSendWatch(
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  let toldIn = 0;
  return async (): Promise<void> => {
    const now = clock();
    const { start } = windowOf(budget.windowSeconds, now);
    if (toldIn === start) return;
    const sent = await countedAttempts(db, budget, now);
    if (sent < alert.from) return;
    const provenCodes = await countedAttempts(db, proven, now);
    if (sent <= alert.ratio * provenCodes) return;
    toldIn = start;
    log.warn({ event: 'sms_pumping', sent, proven: provenCodes }, 'sms_pumping');
  };
}

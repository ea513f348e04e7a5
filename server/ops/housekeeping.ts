import type { FastifyBaseLogger } from 'fastify';
import { discountTypes } from '#domain/money/discount.ts';
import { dayMs, today } from '#domain/time/local-time.ts';
import { retentionDays } from '#domain/legal/periods.ts';
import { expirePendingBookings } from '../booking/bookings/status-repository.ts';
import { clampFutureCodes, deleteChallenges } from '../identity/codes/repository.ts';
import { createSendWatch } from '../identity/codes/code-limits.ts';
import type { Db, Deps } from '../deps.ts';
import { deleteKeys } from '../http/idempotency-repository.ts';
import { deleteWindows } from '../limits/repository.ts';
import { findOtherDiscountTypes } from '../booking/vouchers/repository.ts';
import { tellClients } from '../booking/reminders/tell-clients.ts';
import { deleteRefreshTokens, deleteSessions } from '../identity/session/repository.ts';
import { watchSlots } from '../booking/slot-alerts/watch-slots.ts';
import { deleteChanges } from '../catalogue/changes/repository.ts';
import { indexChangedHours } from '../catalogue/locations/index-repository.ts';
import { keepFreeDays } from '../catalogue/slots/keep-free-days.ts';
import { longestTokenDays } from '../identity/social/verify-identity.ts';
import { deleteUsedTokens } from '../identity/social/repository.ts';
import { deleteFeedback, deleteSamples } from './feedback-and-vitals-repository.ts';
import { isReadOnly } from './switches/repository.ts';

export async function sweep(deps: Deps): Promise<void> {
  if (await isReadOnly(deps)) return;
  const { db, now } = deps;
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs);
  await doEach([
    () => expirePendingBookings(db, now()),
    () => tellClients(deps),
    () => watchSlots(deps),
    () => deleteKeys(db, daysAgo(retentionDays.requestKeys)),
    () => deleteChallenges(db, now(), daysAgo(retentionDays.attempts)),
    () => clampFutureCodes(db, now()),
    () => deleteWindows(db, daysAgo(retentionDays.attempts), now()),
    () => deleteRefreshTokens(db, daysAgo(retentionDays.usedRefreshTokens), now()),
    () => deleteSessions(db, daysAgo(retentionDays.endedSessions)),
    () => deleteFeedback(db, daysAgo(retentionDays.feedback)),
    () => deleteSamples(db, today(daysAgo(retentionDays.measurements))),
    () => deleteUsedTokens(db, daysAgo(longestTokenDays + 1)),
    () => deleteChanges(db, now()),
    () => keepFreeDays(deps),
    () => indexChangedHours(db),
  ]);
}

async function doEach(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'Some steps failed');
}

export function createHousekeeping(deps: Deps, log: FastifyBaseLogger): () => Promise<void> {
  const steps = [() => sweep(deps), createDiscountWatch(deps.db, log), createSendWatch(deps, log)];
  return () =>
    doEach(steps).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
}

export function createDiscountWatch(db: Db, log: Pick<FastifyBaseLogger, 'warn'>) {
  const knownTypes: string[] = [...discountTypes];
  return async (): Promise<void> => {
    for (const { discount_type } of await findOtherDiscountTypes(db, knownTypes)) {
      knownTypes.push(discount_type);
      log.warn({ discount_type }, 'unknown discount_type: no discount');
    }
  };
}

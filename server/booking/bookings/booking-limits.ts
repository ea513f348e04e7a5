import { plural } from '#domain/words/numbers.ts';
import { waitSentence } from '#domain/time/duration-label.ts';
import type { Deps, Env, Tx } from '#server/deps.ts';
import { limits } from '#server/limits/limits.ts';
import { createCallLimit } from '#server/limits/call-limits.ts';
import { takeLimit, TooManyAttempts, waitOn } from '#server/limits/take-limit.ts';
import { createWorkQueues } from '#server/limits/work-queue.ts';
import { unauthenticated } from '#server/identity/session/visitor.ts';
import { lockRow } from '#server/identity/users/repository.ts';
import { readBooker } from './repository.ts';
import { findOwnStale, StaleBookings } from './status-repository.ts';

const { attempts, placed, pending, upcoming, moved: reschedules } = limits.bookings;
const pendingLabel = { one: 'o cerere', more: '{n} cereri' };
const upcomingLabel = { one: 'o programare viitoare', more: '{n} programări viitoare' };
const atOnce = limits.queues.bookings;

export type Attempt = ReturnType<typeof limitAttempts>;

export function limitAttempts({ LIMIT_FACTOR }: Env) {
  const countAttempt = createCallLimit('booking attempts', attempts.windowSeconds);
  const inLine = createWorkQueues(atOnce, () =>
    refusal(atOnce.running + atOnce.waiting, 2, waitSentence(2)),
  );
  return async <T extends object>(userId: string, work: () => Promise<T>) => {
    countAttempt(userId, attempts.max * LIMIT_FACTOR, waitOn('start_time'));
    return inLine(userId, work);
  };
}

/** Locks the client's row, so that the counts include concurrent bookings. */
export async function admitClient(tx: Tx, userId: string, now: Date, factor: number) {
  await lockRow(tx, { id: userId });
  const since = new Date(now.getTime() - placed.windowSeconds * 1000);
  const [own] = await readBooker(tx, { userId, now, since });
  if (!own) throw unauthenticated();
  if (own.stale > 0) throw new StaleBookings(await findOwnStale(tx, userId, now));
  if (own.pending >= pending.max * factor) {
    const max = pending.max * factor;
    const words = `Ai deja ${plural(max, pendingLabel)} fără răspuns. Așteaptă un răspuns sau anulează una dintre ele.`;
    throw refusal(max, placed.windowSeconds, words);
  }
  if (own.placed >= placed.max * factor) {
    const words = 'Ai făcut prea multe programări în ultima oră. Încearcă din nou mai târziu.';
    throw refusal(placed.max * factor, placed.windowSeconds, words);
  }
  if (own.upcoming >= upcoming.max * factor) {
    const max = upcoming.max * factor;
    const words = `Ai deja ${plural(max, upcomingLabel)}. Poți rezerva din nou după ce una are loc sau după ce anulezi una.`;
    throw refusal(max, placed.windowSeconds, words);
  }
  return own;
}

/** Counts in the reschedule's transaction, so that a failed reschedule does not count. */
export async function countReschedule(deps: Deps & { db: Tx }, userId: string): Promise<void> {
  const words = 'Ai reprogramat de prea multe ori în ultima oră. Încearcă din nou mai târziu.';
  await takeLimit(deps, { ...reschedules, key: userId }, () => ({ start_time: [words] }));
}

function refusal(max: number, seconds: number, words: string): TooManyAttempts {
  return new TooManyAttempts({ max, seconds }, { start_time: [words] });
}

import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { expireBookings } from './status-repository.ts';

/** Thrown if overdue pending bookings must expire before the work can continue. */
export class StaleBookings extends Error {
  override name = 'StaleBookings';
  readonly ids: readonly string[];

  constructor(ids: readonly string[]) {
    super('Bookings have to expire first');
    this.ids = ids;
  }
}

/**
 * Runs work that opens its own transaction. On StaleBookings, expires them and retries. They expire in a
 * separate transaction because the work holds locks that come later in the lock order (locks.ts).
 */
export async function withoutStaleBookings<T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  work: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StaleBookings)) throw error;
      await inTransaction(db, (tx) => expireBookings(tx, error.ids, now()));
    }
  }
}

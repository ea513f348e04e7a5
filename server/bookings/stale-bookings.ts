import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { expireBookings } from './status-repository.ts';

/** Pending bookings past their deadline are in the way of a booking. */
export class StaleBookings extends Error {
  override name = 'StaleBookings';
  readonly ids: readonly string[];

  constructor(ids: readonly string[]) {
    super('Bookings have to expire first');
    this.ids = ids;
  }
}

/**
 * Runs work that opens a transaction of its own. When it throws StaleBookings, expires them and runs it again: the work
 * holds locks that come after those that expiring takes (locks.ts).
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

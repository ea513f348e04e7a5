import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { expireBookings } from './status-repository.ts';

export class StaleBookings extends Error {
  override name = 'StaleBookings';
  readonly ids: readonly string[];

  constructor(ids: readonly string[]) {
    super('Bookings have to expire first');
    this.ids = ids;
  }
}

/** Expiring the bookings in the transaction of `work` would break the lock order. */
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

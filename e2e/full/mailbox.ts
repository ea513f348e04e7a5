import { sql } from 'kysely';
import type { Db } from '#server/deps.ts';

/** What was written to a client. */
export type Mailbox = {
  messages: () => Promise<{ topic: string; booking: string }[]>;
};

/** The messages about a client's bookings, oldest first: as they wait in the outbox, nothing sends them yet. */
export function openMailbox(db: Db, userId: string): Mailbox {
  return {
    messages: () =>
      db
        .selectFrom('outbox')
        .innerJoin('bookings', (join) =>
          join.on(sql<boolean>`bookings.id = (outbox.payload ->> 'booking_id')::uuid`),
        )
        .select(['outbox.topic', 'bookings.id as booking'])
        .where('bookings.user_id', '=', userId)
        .orderBy('outbox.id')
        .execute(),
  };
}

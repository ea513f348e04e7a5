import { sql } from 'kysely';
import { occupyingStatuses } from '#domain/booking/booking-status.ts';
import type { Tx } from '../deps.ts';
import type { UserRow } from '../identity/users/repository.ts';

const formerClient = 'Client Aproape';

export async function findComingBookings(tx: Tx, userId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', occupyingStatuses)
    .where(sql<boolean>`lower(during) > ${now}`)
    .execute();
  return rows.map(({ id }) => id);
}

export async function makeAnonymous(tx: Tx, userId: string): Promise<void> {
  const own = tx.selectFrom('bookings').select('bookings.id').where('user_id', '=', userId);
  await tx
    .updateTable('reviews')
    .set({ author: formerClient })
    .where('booking_id', 'in', own)
    .execute();
  await tx
    .updateTable('booking_cancellations')
    .set({ reason: null })
    .where('booking_id', 'in', own)
    .execute();
  await tx
    .updateTable('bookings')
    .set({ user_id: null, custom_fields: '[]', comment: null })
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes rows that do not cascade from the client's row. */
export async function deleteTraces(
  tx: Tx,
  { id, phone, email_folded }: Pick<UserRow, 'id' | 'phone' | 'email_folded'>,
): Promise<void> {
  const own = [email_folded, ...(phone === null ? [] : [phone])];
  const scopes = [`booking:${id}`, `reschedule:${id}`];
  await tx.deleteFrom('idempotency_keys').where('scope', 'in', scopes).execute();
  const challenges = await tx
    .deleteFrom('challenges')
    .where((eb) => eb.or([eb('user_id', '=', id), eb('contact', 'in', own)]))
    .returning('contact')
    .execute();
  const contacts = [...own, ...challenges.map(({ contact }) => contact)];
  await tx.deleteFrom('code_sends').where('contact', 'in', contacts).execute();
}

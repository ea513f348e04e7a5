import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { UserTables } from '../db/schema-users.ts';
import type { Db, Tx } from '../deps.ts';
import type { UserRow } from '../session/repository.ts';

type NewUser = Omit<Insertable<UserTables['users']>, 'id'>;

/** Which of an e-mail (folded) and a phone (E.164) belong to an account already. */
export async function findTakenContacts(
  db: Db,
  { email_folded, phone }: { email_folded: string; phone: string },
): Promise<('email' | 'phone')[]> {
  const rows = await db
    .selectFrom('users')
    .select(['email_folded', 'phone'])
    .where((eb) => eb.or([eb('email_folded', '=', email_folded), eb('phone', '=', phone)]))
    .execute();
  const fields: ('email' | 'phone')[] = [];
  if (rows.some((row) => row.email_folded === email_folded)) fields.push('email');
  if (rows.some((row) => row.phone === phone)) fields.push('phone');
  return fields;
}

/** Writes a new account and returns it. Breaks a unique constraint when its e-mail or phone is somebody's. */
export async function insertUser(tx: Tx, user: NewUser): Promise<UserRow> {
  return tx
    .insertInto('users')
    .values({ ...user, id: randomUUID() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The field whose value another account took first, when that is why a query failed; else null. */
export function takenFieldOf(error: unknown): 'email' | 'phone' | null {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== '23505') return null;
  if (constraint === 'users_email_folded_key') return 'email';
  return constraint === 'users_phone_key' ? 'phone' : null;
}

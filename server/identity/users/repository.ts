import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { unwaited } from '#server/db/planned-once.ts';
import type { UserTables } from '#server/db/schema-users.ts';
import type { Db, Tx } from '#server/deps.ts';

type Users = UserTables['users'];
export type UserRow = Selectable<Users>;
type UserChanges = Updateable<Users>;

export async function findUser(db: Db | Tx, id: string): Promise<UserRow | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Returns the user with this e-mail (spelled as by foldEmail), or null. */
export async function findUserByEmail(db: Db | Tx, emailFolded: string): Promise<UserRow | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('email_folded', '=', emailFolded)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the user with this phone (E.164), or null. */
export async function findUserByPhone(db: Db | Tx, phone: string): Promise<UserRow | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns which of an e-mail (folded) and a phone (E.164) already belong to an account. */
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

/**
 * Returns and locks the user's row, so that changes of one account are serialized. Null if the account no
 * longer exists.
 */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | null> {
  const row = await locked(tx, { id }).selectAll().executeTakeFirst();
  return row ?? null;
}

/** Locks the user's row for the next statement of the transaction, which reads its columns. */
export const lockRow = unwaited((db, user: { id: string }) => locked(db, user).select('id'));

function locked(db: Db, { id }: { id: string }) {
  return db.selectFrom('users').where('id', '=', id).forUpdate();
}

/** Inserts an account and returns it. A taken contact violates a unique constraint; see `refuseTaken`. */
export async function insertUser(tx: Tx, user: Omit<Insertable<Users>, 'id'>): Promise<UserRow> {
  return tx
    .insertInto('users')
    .values({ ...user, id: randomUUID() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateUser(
  tx: Tx,
  id: string,
  changes: UserChanges,
): Promise<UserRow | null> {
  const row = await tx
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Updates a user if the password epoch is still the one read, and ends all their sessions, including ones
 * created concurrently from an older read. Returns the row; null if the epoch has changed or the account no
 * longer exists.
 */
export async function updateUserOfEpoch(
  tx: Tx,
  { id, pwd_epoch: epoch }: Pick<UserRow, 'id' | 'pwd_epoch'>,
  changes: UserChanges,
): Promise<UserRow | null> {
  const row = await tx
    .updateTable('users')
    .set({ ...changes, pwd_epoch: sql<number>`pwd_epoch + 1` })
    .where('id', '=', id)
    .where('pwd_epoch', '=', epoch)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a new hash of the same password, unless the password has changed; keeps the sessions. */
export async function replacePasswordHash(
  db: Db,
  { id, password_hash: former }: Pick<UserRow, 'id' | 'password_hash'>,
  hash: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', former)
    .execute();
}

/** Ends every session of a user, including ones created concurrently from an older read of the user. */
export async function nextEpoch(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ pwd_epoch: eb('pwd_epoch', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

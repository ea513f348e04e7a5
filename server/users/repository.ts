import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { unwaited } from '../db/planned-once.ts';
import type { UserTables } from '../db/schema-users.ts';
import type { Db, Tx } from '../deps.ts';

type Users = UserTables['users'];
export type UserRow = Selectable<Users>;
type UserChanges = Updateable<Users>;

/** The user of an id; null without one. */
export async function findUser(db: Db | Tx, id: string): Promise<UserRow | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The user of an e-mail in the spelling of foldEmail; null without one. */
export async function findUserByEmail(db: Db | Tx, emailFolded: string): Promise<UserRow | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('email_folded', '=', emailFolded)
    .executeTakeFirst();
  return row ?? null;
}

/** The user of a phone in E.164; null without one. */
export async function findUserByPhone(db: Db | Tx, phone: string): Promise<UserRow | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row ?? null;
}

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

/** The user's row, locked: changes of one account come one after another. Null when the account is gone. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | null> {
  const row = await locked(tx, { id }).selectAll().executeTakeFirst();
  return row ?? null;
}

/** Locks the user's row for the next statement of the transaction, which reads what it needs. */
export const lockRow = unwaited((db, user: { id: string }) => locked(db, user).select('id'));

function locked(db: Db, { id }: { id: string }) {
  return db.selectFrom('users').where('id', '=', id).forUpdate();
}

/** Writes a new account and returns it. Throws 422 on the contact that another account has; see `refuseTaken`. */
export async function insertUser(tx: Tx, user: Omit<Insertable<Users>, 'id'>): Promise<UserRow> {
  return tx
    .insertInto('users')
    .values({ ...user, id: randomUUID() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes to the user's row and returns it; null when the account is gone. */
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
 * Writes to the row of a user as they were read, and ends every session of theirs, those too that begin at this moment
 * on what was read before. Returns the row; null when somebody did so since, or the account is gone.
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

/** Stores another hash of the same password, unless the password is another one by now; sessions of the user go on. */
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

/** Ends every session of a user, those too that begin at this moment on what was read before. */
export async function nextEpoch(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ pwd_epoch: eb('pwd_epoch', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Deletes the user's row, and with it sessions, identities, codes, subscriptions and vouchers of their own. */
export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

import { sql, type Updateable } from 'kysely';
import type { UserTables } from '../db/schema-users.ts';
import type { Tx } from '../deps.ts';
import { invalidField } from '../app-error.ts';
import { unauthenticated } from '../session/client-of.ts';
import type { UserRow } from '../session/repository.ts';

type Changes = Updateable<UserTables['users']>;

/** The client's row, locked: changes of one account come one after another. Throws 401 when the account is gone. */
export async function lockUser(tx: Tx, userId: string): Promise<UserRow> {
  const row = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw unauthenticated();
  return row;
}

/** Writes to the client's row and returns it. Throws 401 when the account is gone. */
export async function updateUser(tx: Tx, userId: string, changes: Changes): Promise<UserRow> {
  const row = await tx
    .updateTable('users')
    .set(changes)
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw unauthenticated();
  return row;
}

/**
 * Writes to the row of a client as they were read, and ends every session of theirs. Throws 401 when somebody did so
 * since, or the account is gone: then this session is over too.
 */
export async function updateUserOfEpoch(
  tx: Tx,
  { id, pwd_epoch: epoch }: Pick<UserRow, 'id' | 'pwd_epoch'>,
  changes: Changes,
): Promise<UserRow> {
  const row = await tx
    .updateTable('users')
    .set({ ...changes, pwd_epoch: sql<number>`pwd_epoch + 1` })
    .where('id', '=', id)
    .where('pwd_epoch', '=', epoch)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw unauthenticated();
  return row;
}

/** Does the work; throws 422 on the field when it writes what may stand once only and stands elsewhere. */
export async function refuseTaken<T>(
  field: string,
  message: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code === '23505') throw invalidField(field, message);
    throw error;
  }
}

/** Forgets every code that the client was sent: what it was to prove may no longer be so. */
export async function forgetChallenges(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('challenges').where('user_id', '=', userId).execute();
}

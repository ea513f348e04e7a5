import { sql, type Updateable } from 'kysely';
import type { UserTables } from '../db/schema-users.ts';
import type { Tx } from '../deps.ts';
import type { UserRow } from '../session/repository.ts';

type NewPassword = {
  password_hash: string;
  /** Set when the e-mail was proven with the password. */
  email_verified_at?: Date;
};

/**
 * Sets the password of a user as they were read, for good, and ends every session of theirs and every code that they
 * were sent. Returns the row; null when the account is gone or somebody set another password since.
 */
export async function setPassword(
  tx: Tx,
  { id, pwd_epoch: epoch }: Pick<UserRow, 'id' | 'pwd_epoch'>,
  password: NewPassword,
): Promise<UserRow | null> {
  const changes: Updateable<UserTables['users']> = { ...password, password_is_temporary: false };
  const row = await tx
    .updateTable('users')
    .set({ ...changes, pwd_epoch: sql<number>`pwd_epoch + 1` })
    .where('id', '=', id)
    .where('pwd_epoch', '=', epoch)
    .returningAll()
    .executeTakeFirst();
  await tx.deleteFrom('challenges').where('user_id', '=', id).execute();
  return row ?? null;
}

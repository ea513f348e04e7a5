import { forgetChallenges } from '../codes/repository.ts';
import type { Tx } from '#server/deps.ts';
import { updateUserOfEpoch, type UserRow } from '../users/repository.ts';

type NewPassword = {
  password_hash: string;
  email_verified_at?: Date;
  /** Null removes the phone from the account. */
  phone?: null;
};

/**
 * Sets a permanent password, and ends every session and code of the client. Returns the row; null if the
 * account no longer exists or its password epoch has changed.
 */
export async function setPassword(
  tx: Tx,
  user: Pick<UserRow, 'id' | 'pwd_epoch'>,
  password: NewPassword,
): Promise<UserRow | null> {
  const row = await updateUserOfEpoch(tx, user, { ...password, password_is_temporary: false });
  if (row) await forgetChallenges(tx, user.id);
  return row;
}

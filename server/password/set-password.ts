import { forgetChallenges } from '../codes/repository.ts';
import type { Tx } from '../deps.ts';
import { updateUserOfEpoch, type UserRow } from '../users/repository.ts';

type NewPassword = {
  password_hash: string;
  /** Set when the e-mail was proven with the password. */
  email_verified_at?: Date;
  /** Null when it is not to open the account any more. */
  phone?: null;
};

/**
 * Sets the password of a user as they were read, for good, and ends every session of theirs and every code that they
 * were sent. Returns the row; null when the account is gone or somebody set another password since.
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

import type { UserRow } from '../identity/users/repository.ts';

/**
 * Returns the recipient of a mail to a client. Unproven addresses get no greeting by name: anyone can
 * register with another person's e-mail and put a message into the name.
 */
export function addressee({
  email: to,
  first_name,
  email_verified_at,
}: Pick<UserRow, 'email' | 'first_name' | 'email_verified_at'>) {
  return email_verified_at === null
    ? ({ to, first_name: '', unproven: true } as const)
    : { to, first_name };
}

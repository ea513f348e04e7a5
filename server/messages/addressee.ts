import type { UserRow } from '../users/repository.ts';

/**
 * Returns whom a mail to a client goes to. Anyone can register with another's e-mail, so nobody is greeted by name at an
 * address that is not proven yet: the name could be a message.
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

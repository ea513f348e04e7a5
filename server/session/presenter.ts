import type { User } from '#contract/session.ts';
import type { UserRow } from './repository.ts';

/** What a client sees of the own account. */
export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    avatar: null,
    has_password: row.password_hash !== null,
  };
}

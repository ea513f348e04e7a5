import { randomUUID } from 'node:crypto';
import type { Db } from '../deps.ts';
import { foldEmail } from '../identity/session/login.ts';
import { hashPassword } from '../identity/session/password.ts';

export type UserInput = {
  first_name?: string;
  last_name?: string;
  email?: string;
  phone?: string | null;
  /** Costs an argon2 run. */
  password?: string;
};

export async function makeUser(
  db: Db,
  input: UserInput = {},
): Promise<{ id: string; email: string }> {
  const id = randomUUID();
  const email = input.email ?? `client-${id}@example.ro`;
  await db
    .insertInto('users')
    .values({
      id,
      first_name: input.first_name ?? 'Ioana',
      last_name: input.last_name ?? 'Ștefănescu',
      email,
      email_folded: foldEmail(email),
      phone: input.phone ?? null,
      password_hash: input.password ? await hashPassword(input.password) : null,
    })
    .execute();
  return { id, email };
}

import type { Insertable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from '../db/schema.ts';
import type { Db } from '../deps.ts';
import { foldEmail } from '../identity/session/login.ts';
import { hashPassword } from '../identity/session/password.ts';

export type UserInput = {
  /** Costs an argon2 run. */
  password?: string;
} & Partial<Omit<Insertable<Database['users']>, 'id'>>;

export async function makeUser(
  db: Db,
  { password, ...columns }: UserInput = {},
): Promise<{ id: string; email: string }> {
  const id = randomUUID();
  const { email = `client-${id}@example.ro` } = columns;
  await db
    .insertInto('users')
    .values({
      first_name: 'Ioana',
      last_name: 'Ștefănescu',
      password_hash: password ? await hashPassword(password) : null,
      ...columns,
      id,
      email,
      email_folded: foldEmail(email),
    })
    .execute();
  return { id, email };
}

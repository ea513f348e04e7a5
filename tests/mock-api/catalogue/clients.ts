import type { User } from '#contract/session.ts';
import { makeUser } from '#tests/factories/user.ts';

export type MockClient = { user: User; password: string };

/** The clients who can sign in: the demo's first login, and one without any booking ever. */
export function makeClients(): MockClient[] {
  return [
    {
      user: makeUser({
        id: '3f0c9a52-6c1e-4c5a-9d38-1f6f0d1f2a77',
        first_name: 'Ana',
        last_name: 'Popescu',
        email: 'ana@exemplu.ro',
      }),
      password: 'parola123',
    },
    {
      user: makeUser({
        id: '7d9e1b34-52f0-4f0c-8a41-6b1d2c3e4f50',
        first_name: 'Ștefania-Alexandra',
        last_name: 'Constantinescu-Brâncoveanu',
        email: 'stefania@exemplu.ro',
        phone: null,
      }),
      password: 'parola123',
    },
  ];
}

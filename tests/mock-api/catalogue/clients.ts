import type { User } from '#contract/session.ts';
import { makeUser } from '#tests/factories/user.ts';

export type MockClient = {
  user: User;
  password: string;
  passwordIsTemporary?: boolean;
  favourites?: number[];
};

export function makeClients(): MockClient[] {
  return [
    {
      user: makeUser({
        id: '3f0c9a52-6c1e-4c5a-9d38-1f6f0d1f2a77',
        first_name: 'Ana',
        last_name: 'Popescu',
        email: 'ana@exemplu.ro',
        phone: '+40700000001',
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
    {
      user: makeUser({
        id: '5a2b8c1d-9e34-4f6a-8b7c-2d1e0f3a4b5c',
        first_name: 'Teodor',
        last_name: 'Marin',
        email: 'temporar@exemplu.ro',
        phone: '+40700000005',
      }),
      password: 'parola123',
      passwordIsTemporary: true,
    },
  ];
}

import type { User } from '#contract/session.ts';

export function makeUser(changes: Partial<User> = {}): User {
  return {
    id: '3f0c9a52-6c1e-4c5a-9d38-1f6f0d1f2a77',
    first_name: 'Elena',
    last_name: 'Ionescu',
    email: 'elena@exemplu.ro',
    phone: '+40722123456',
    avatar: null,
    has_password: true,
    needs_approval: false,
    ...changes,
  };
}

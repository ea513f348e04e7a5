import type { User } from '#contract/session.ts';
import { isHinted, resetSession, setUser } from '#lib/session/session-store.ts';
import { isApiError } from './api-error.ts';
import { call } from './call.ts';

export async function signedInUser(options: { keepSession?: true } = {}): Promise<User | null> {
  try {
    return (await call('user', options)).data;
  } catch (error) {
    if (isApiError(error, 'unauthenticated')) return null;
    throw error;
  }
}

export async function readSession(): Promise<void> {
  const user = await signedInUser();
  // A concurrent logout in another tab removes the hint.
  if (user && isHinted()) setUser(user);
  else resetSession();
}

import type { User } from '#contract/session.ts';
import { isApiError } from './api-error.ts';
import { call } from './call.ts';

/** Asks the api who is signed in; null when it says nobody, and throws when it does not say. */
export async function signedInUser(): Promise<User | null> {
  try {
    const { data } = await call('user');
    return data;
  } catch (error) {
    if (isApiError(error, 'unauthenticated')) return null;
    throw error;
  }
}

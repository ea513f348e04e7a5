import type { User } from '#contract/session.ts';
import { isApiError } from './api-error.ts';
import { call } from './call.ts';

/** Null for a guest. Throws ApiError. */
export async function signedInUser(options: { keepSession?: true } = {}): Promise<User | null> {
  try {
    return (await call('user', options)).data;
  } catch (error) {
    if (isApiError(error, 'unauthenticated')) return null;
    throw error;
  }
}

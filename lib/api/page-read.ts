import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { refreshCookieNames } from '#contract/session-cookies.ts';
import { isApiError } from './api-error.ts';
import { loginPath } from '#lib/paths.ts';
import { setPageStatus } from '#lib/page-gate/page-status.ts';

/**
 * Null if the browser must read instead: the api failed or the session needs a refresh. Redirects
 * guests to login.
 */
export async function signedInRead<T>(read: Promise<T>, path: string): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (!isApiError(error) || isApiError(error, 'not_found', 'validation_failed')) throw error;
    const jar = await cookies();
    const canRefresh = refreshCookieNames.some((name) => jar.has(name));
    if (isApiError(error, 'unauthenticated') && !canRefresh) redirect(loginPath(path));
    return null;
  }
}

/** For pages of signed links. `gone`: an invalid link (404); null: the api failed (503). */
export async function readByLink<T>(read: Promise<{ data: T }>): Promise<T | 'gone' | null> {
  try {
    return (await read).data;
  } catch (error) {
    if (isApiError(error, 'not_found', 'validation_failed', 'bad_request')) {
      setPageStatus(404);
      return 'gone';
    }
    if (!isApiError(error)) throw error;
    setPageStatus(503);
    return null;
  }
}

import { siteCookies } from '#lib/browser/browser-storage.ts';
import type { CallName } from '#contract/paths.ts';
import { xsrfCookie } from '#contract/session-cookies.ts';
import { isHinted, readHint } from '#lib/session/session-cookies.ts';
import { resetSession } from '#lib/session/session-store.ts';
import { forgetOfflineBookings } from '#lib/own/offline-bookings.ts';
import { isApiError, type ApiError } from './api-error.ts';
import { send } from './browser-client.ts';
import { callRequest, type CallParts } from './call-request.ts';

/** Calls that start or end a session: a refresh cannot fix their 401. */
const sessionCalls: CallName[] = ['csrfCookie', 'login', 'logout', 'refreshSession'];

/**
 * Makes a call and returns its response. Throws ApiError. A 419 renews the CSRF cookie, a 401 of a signed-in
 * client refreshes the session; each is followed by one retry. A 401 without a refreshable session makes this
 * tab a guest.
 */
export async function callWithSession(name: CallName, parts: CallParts): Promise<unknown> {
  const request = callRequest(name, parts);
  const attempt = () => send(request, parts.signal);

  // The api refuses a write without this cookie.
  if (request.method !== 'GET' && siteCookies.get(xsrfCookie) === undefined) await renewCsrf();
  const hinted = isHinted();
  try {
    return await attempt();
  } catch (error) {
    if (isApiError(error, 'csrf_mismatch')) await renewCsrf();
    else if (isApiError(error, 'unauthenticated') && !sessionCalls.includes(name)) {
      if (!isHinted()) {
        loseSession();
        throw error;
      }
      // If the visitor signed in while the call was pending, no refresh is needed.
      if (hinted) await refreshSession(error);
    } else throw error;
  }
  return attempt();
}

/** Requests a new XSRF-TOKEN cookie. Throws ApiError. */
export async function renewCsrf(): Promise<void> {
  await send(callRequest('csrfCookie', {}));
}

let refreshing: Promise<void> | null = null;

/**
 * Refreshes the session after a 401: once per tab at a time, and in one tab at a time where the browser has
 * locks. Resolves when the call can be retried. If the session is gone, clears it and throws the original
 * 401; other failures leave it unchanged.
 */
function refreshSession(cause: ApiError): Promise<void> {
  refreshing ??= refreshAlone(readHint(), cause).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function refreshAlone(hint: string | undefined, cause: ApiError): Promise<void> {
  const refresh = async () => {
    // Another tab refreshed while this one waited for the lock.
    if (readHint() !== undefined && readHint() !== hint) return;
    try {
      await send(callRequest('refreshSession', {}));
    } catch (error) {
      if (isApiError(error, 'refresh_raced')) return;
      if (!isApiError(error, 'unauthenticated')) throw error;
      loseSession();
      throw cause;
    }
  };
  if (!('locks' in navigator)) return refresh();
  await navigator.locks.request('auth-refresh', refresh);
}

function loseSession(): void {
  resetSession();
  forgetOfflineBookings();
}

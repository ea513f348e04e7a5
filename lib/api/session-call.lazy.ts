import Cookies from 'js-cookie';
import type { CallName } from '#contract/paths.ts';
import { xsrfCookie } from '#contract/session-cookies.ts';
import { isHinted, readHint } from '#lib/session/session-cookies.ts';
import { resetSession } from '#lib/session/session-store.ts';
import { forgetOfflineBookings } from '#lib/offline-bookings.ts';
import { isApiError, type ApiError } from './api-error.ts';
import { send } from './browser-client.lazy.ts';
import { callRequest, type CallParts } from './call-request.ts';

/** These make or end a session themselves: a 401 of theirs is not cured by a refresh. */
const sessionCalls: CallName[] = ['csrfCookie', 'login', 'logout', 'refreshSession'];

/**
 * Makes a call and returns its answer. Throws ApiError; a 419 renews the CSRF cookie and a 401 of a signed-in client
 * refreshes the session, each followed by one retry. A 401 without a session to refresh makes a guest of this tab.
 */
export async function callWithSession(name: CallName, parts: CallParts): Promise<unknown> {
  const request = callRequest(name, parts);
  const attempt = () => send(request, parts.signal);

  // Without the cookie the api would refuse a first write.
  if (request.method !== 'GET' && Cookies.get(xsrfCookie) === undefined) await renewCsrf();
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
      // Who signed in while the call was on its way needs no refresh.
      if (hinted) await refreshSession(error);
    } else throw error;
  }
  return attempt();
}

/** Asks for a new XSRF-TOKEN cookie. Throws ApiError. */
export async function renewCsrf(): Promise<void> {
  await send(callRequest('csrfCookie', {}));
}

let refreshing: Promise<void> | null = null;

/**
 * Renews the session's cookies after a 401: one refresh per tab at a time, and one tab at a time where
 * the browser has locks. Returns when the call may be tried again. Throws the 401 that led here, with
 * the session forgotten, when there is no session any more; other failures leave it as it is.
 */
function refreshSession(cause: ApiError): Promise<void> {
  refreshing ??= refreshAlone(readHint(), cause).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function refreshAlone(hint: string | undefined, cause: ApiError): Promise<void> {
  const refresh = async () => {
    // While this tab waited for the lock another one has refreshed.
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

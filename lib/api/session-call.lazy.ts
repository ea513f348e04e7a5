import { siteCookies } from '#lib/browser/browser-storage.ts';
import type { CallName } from '#contract/paths.ts';
import { xsrfCookie } from '#contract/session-cookies.ts';
import { isHinted, readHint, resetSession } from '#lib/session/session-store.ts';
import { forgetOfflineBookings } from '#lib/own/offline-bookings.ts';
import { isApiError, type ApiError } from './api-error.ts';
import { send } from './browser-client.ts';
import { callRequest, type CallParts } from './call-request.ts';

/** A refresh cannot fix a 401 of these calls. */
const sessionCalls: CallName[] = ['csrfCookie', 'login', 'logout', 'refreshSession'];

/**
 * Throws ApiError. Retries once after 419 or 401. A 401 whose session cannot be refreshed makes
 * this tab a guest.
 */
export async function callWithSession(name: CallName, parts: CallParts): Promise<unknown> {
  const request = callRequest(name, parts);
  if (request.method !== 'GET' && siteCookies.get(xsrfCookie) === undefined)
    await beforeCall(renewCsrf());
  const hinted = isHinted();
  try {
    return await send(request);
  } catch (error) {
    if (isApiError(error, 'csrf_mismatch')) await beforeCall(renewCsrf());
    else if (isApiError(error, 'unauthenticated') && !sessionCalls.includes(name))
      await renewSession(error, hinted).catch((failure: unknown) => {
        if (isApiError(failure, 'unauthenticated') && !parts.keepSession) loseSession();
        throw failure;
      });
    else throw error;
  }
  return send(request);
}

/** Throws `cause` if the session has ended. */
async function renewSession(cause: ApiError, wasHinted: boolean): Promise<void> {
  if (!isHinted()) throw cause;
  // No refresh if the visitor signed in during the call.
  if (wasHinted) await beforeCall(refreshSession(cause));
}

/** Marks a failure: the api has not processed the call. */
async function beforeCall(renewal: Promise<void>): Promise<void> {
  try {
    await renewal;
  } catch (error) {
    if (isApiError(error)) error.isUnprocessed = true;
    throw error;
  }
}

async function renewCsrf(): Promise<void> {
  await send(callRequest('csrfCookie', {}));
}

let refreshing: Promise<void> | null = null;

/** One refresh at a time, across tabs if the browser has locks. */
function refreshSession(cause: ApiError): Promise<void> {
  refreshing ??= refreshAlone(readHint(), cause).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function refreshAlone(hint: string | undefined, cause: ApiError): Promise<void> {
  const refresh = async () => {
    // Another tab refreshed during the wait for the lock.
    if (readHint() !== undefined && readHint() !== hint) return;
    try {
      await send(callRequest('refreshSession', {}));
    } catch (error) {
      if (isApiError(error, 'refresh_raced')) return;
      throw isApiError(error, 'unauthenticated') ? cause : error;
    }
  };
  if (!('locks' in navigator)) return refresh();
  await navigator.locks.request('auth-refresh', refresh);
}

function loseSession(): void {
  resetSession();
  forgetOfflineBookings();
}

import { readHint } from '#lib/session/auth-hint.ts';
import { resetSession } from '#lib/session/session-store.ts';
import { isApiError, type ApiError } from './api-error.ts';
import { callRequest } from './call-request.ts';
import { sendRequest } from './send-request.ts';

let running: Promise<void> | null = null;

/**
 * Renews the session's cookies after a 401: one refresh per tab at a time, and one tab at a time where
 * the browser has locks. Returns when the call may be tried again. Throws the 401 that led here, with
 * the session forgotten, when there is no session any more; other failures leave it as it is.
 */
export function refreshSession(cause: ApiError): Promise<void> {
  running ??= renewAlone(readHint(), cause).finally(() => {
    running = null;
  });
  return running;
}

async function renewAlone(hint: string | undefined, cause: ApiError): Promise<void> {
  const renew = async () => {
    // While this tab waited for the lock another one has refreshed.
    if (readHint() !== undefined && readHint() !== hint) return;
    try {
      await sendRequest(callRequest('refreshSession', {}));
    } catch (error) {
      if (isApiError(error, 'refresh_raced')) return;
      if (!isApiError(error, 'unauthenticated')) throw error;
      resetSession();
      throw cause;
    }
  };
  if (!('locks' in navigator)) return renew();
  await navigator.locks.request('auth-refresh', renew);
}

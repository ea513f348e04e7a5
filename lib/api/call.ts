import Cookies from 'js-cookie';
import type { CallName } from '#contract/paths.ts';
import type { CallOutput } from '#contract/types.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { isHinted, readHint } from '#lib/session/session-cookies.ts';
import { resetSession } from '#lib/session/session-store.ts';
import { ApiError, isApiError } from './api-error.ts';
import type { CallArguments, CallParts } from './call-request.ts';

/** These make or end a session themselves: a 401 of theirs is not cured by a refresh. */
const sessionCalls: CallName[] = ['csrfCookie', 'login', 'logout', 'refreshSession'];

/**
 * Makes a call of the contract from the browser and returns its answer. Throws ApiError; a 419 renews
 * the CSRF cookie and a 401 of a signed-in client refreshes the session, each followed by one retry.
 */
export async function call<N extends CallName>(
  name: N,
  ...[input]: CallArguments<N>
): Promise<CallOutput<N>> {
  const parts = (input ?? {}) as CallParts;
  const { requestOf, send } = await arrivedClient();
  const request = requestOf(name, parts);
  const attempt = async () => (await send(request, parts.signal)) as CallOutput<N>;

  // Without the cookie the api would refuse a first write.
  if (request.method !== 'GET' && Cookies.get('XSRF-TOKEN') === undefined) await renewCsrfCookie();
  const hinted = isHinted();
  try {
    return await attempt();
  } catch (error) {
    if (isApiError(error, 'csrf_mismatch')) await renewCsrfCookie();
    else if (isApiError(error, 'unauthenticated') && hinted && !sessionCalls.includes(name))
      await refreshSession(error);
    else throw error;
  }
  return attempt();
}

/** Asks for a new XSRF-TOKEN cookie (before login, and after a 419). Throws ApiError. */
export async function renewCsrfCookie(): Promise<void> {
  const { requestOf, send } = await arrivedClient();
  await send(requestOf('csrfCookie', {}));
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
      const { requestOf, send } = await arrivedClient();
      await send(requestOf('refreshSession', {}));
    } catch (error) {
      if (isApiError(error, 'refresh_raced')) return;
      if (!isApiError(error, 'unauthenticated')) throw error;
      resetSession();
      throw cause;
    }
  };
  if (!('locks' in navigator)) return refresh();
  await navigator.locks.request('auth-refresh', refresh);
}

const loadClient = lazyPart(() => import('./browser-client.lazy.ts'));

/** Axios and the addresses of all calls arrive with the first request. Throws ApiError when they do not come. */
async function arrivedClient() {
  return loadClient().catch(() => {
    throw new ApiError(0, 'network');
  });
}

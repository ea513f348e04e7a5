import axios, { AxiosError, isAxiosError, isCancel } from 'axios';
import type { CallName } from '#contract/paths.ts';
import { xsrfCookie, xsrfHeader } from '#contract/session-cookies.ts';
import { siteCookies } from '#lib/browser/browser-storage.ts';
import { forgetOfflineBookings } from '#lib/own/offline-bookings.ts';
import { isHinted, readHint, resetSession } from '#lib/session/session-store.ts';
import { ApiError, isApiError } from './api-error.ts';
import { callRequest, type CallParts, type CallRequest } from './call-request.ts';
import { bodyOf } from './response-body.ts';

/** A refresh cannot fix a 401 of these calls. */
const sessionCalls: CallName[] = ['csrfCookie', 'login', 'logout', 'refreshSession'];

/** After a 419 or 401, renews CSRF token or session and retries once. */
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

async function renewSession(cause: ApiError, wasHinted: boolean): Promise<void> {
  if (!isHinted()) throw cause;
  // No refresh if the visitor signed in during the call.
  if (wasHinted) await beforeCall(refreshSession(cause));
}

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

/** Calls fail at once for `silenceMs` after a timeout, so that call and retry end within 10 s. */
const timeoutMs = 8_000;
const silenceMs = 1_200;
let silentAt = -Infinity;

const client = axios.create({
  timeout: timeoutMs,
  headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  xsrfCookieName: xsrfCookie,
  xsrfHeaderName: xsrfHeader,
  validateStatus: () => true,
});

async function send({ onUpload, ...request }: CallRequest): Promise<unknown> {
  if (performance.now() - silentAt < silenceMs) throw new ApiError(0, 'network');
  try {
    const { status, data, headers } = await client.request<unknown>({
      ...request,
      ...(onUpload && { onUploadProgress: ({ progress }) => onUpload(progress ?? 0) }),
    });
    const isCalendar = String(headers['content-type']).startsWith('text/calendar');
    return status === 200 && isCalendar ? data : bodyOf(status, data);
  } catch (error) {
    if (isCancel(error) && request.signal?.aborted) throw request.signal.reason;
    if (!isAxiosError(error)) throw error;
    if (error.code === AxiosError.ECONNABORTED) silentAt = performance.now();
    throw new ApiError(0, 'network');
  }
}

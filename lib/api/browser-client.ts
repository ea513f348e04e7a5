import axios, { AxiosError, isAxiosError, isCancel } from 'axios';
import { xsrfCookie, xsrfHeader } from '#contract/session-cookies.ts';
import { ApiError } from './api-error.ts';
import { bodyOf } from './response-body.ts';
import type { CallRequest } from './call-request.ts';

/** Calls within `silenceMs` after a timeout fail at once: a call and its retry stay below 10 s. */
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

/**
 * Returns JSON, a calendar file, or null for 204. Throws ApiError (`network` after a timeout) or
 * the signal's reason.
 */
export async function send({ onUpload, ...request }: CallRequest): Promise<unknown> {
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

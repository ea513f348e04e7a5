import axios, { AxiosError, isAxiosError, isCancel } from 'axios';
import { xsrfCookie, xsrfHeader } from '#contract/session-cookies.ts';
import { ApiError } from './api-error.ts';
import { errorOfAnswer } from './error-of-answer.ts';
import type { CallRequest } from './call-request.ts';

/** Nobody waits longer than ten seconds: what is asked right after an answer that did not come is not sent. */
const timeoutMs = 8_000;
const silenceMs = 1_200;
/** When the api last kept silent, ms. */
let silentAt = -Infinity;

/** The one axios instance of the browser: same origin, XSRF-TOKEN cookie to X-XSRF-TOKEN header. */
const client = axios.create({
  timeout: timeoutMs,
  headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  xsrfCookieName: xsrfCookie,
  xsrfHeaderName: xsrfHeader,
  validateStatus: () => true,
});

/**
 * Sends one request and returns the answer's JSON, the text of a calendar, null without a body. Throws an ApiError for
 * every other answer and for none within 8 s (`network`), and for a second after that at once; an aborted request throws
 * the signal's reason.
 */
export async function send(request: CallRequest, signal?: AbortSignal): Promise<unknown> {
  if (performance.now() - silentAt < silenceMs) throw new ApiError(0, 'network');
  try {
    const { onUpload, ...rest } = request;
    const { status, data, headers } = await client.request<unknown>({
      ...rest,
      signal,
      ...(onUpload && { onUploadProgress: ({ progress }) => onUpload(progress ?? 0) }),
    });
    if (status === 204) return null;
    if (status < 200 || status > 299) throw errorOfAnswer(status, data);
    const isCalendar = String(headers['content-type']).startsWith('text/calendar');
    // A success that is neither JSON nor a calendar did not come from the api.
    if (!isCalendar && (typeof data !== 'object' || data === null))
      throw new ApiError(502, 'unavailable');
    return data;
  } catch (error) {
    if (isCancel(error) && signal?.aborted) throw signal.reason;
    if (!isAxiosError(error)) throw error;
    if (error.code === AxiosError.ECONNABORTED) silentAt = performance.now();
    throw new ApiError(0, 'network');
  }
}

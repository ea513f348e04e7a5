import axios, { AxiosError, isAxiosError, isCancel } from 'axios';
import { xsrfCookie, xsrfHeader } from '#contract/session-cookies.ts';
import { ApiError } from './api-error.ts';
import { errorOfAnswer } from './error-of-answer.ts';
import type { CallRequest } from './call-request.ts';

/** No visitor waits longer than ten seconds: a request right after a timeout fails without being sent. */
const timeoutMs = 8_000;
const silenceMs = 1_200;
/** Time of the last timeout, in ms. */
let silentAt = -Infinity;

/** The browser's only axios instance: same origin, copies the XSRF-TOKEN cookie to X-XSRF-TOKEN. */
const client = axios.create({
  timeout: timeoutMs,
  headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  xsrfCookieName: xsrfCookie,
  xsrfHeaderName: xsrfHeader,
  validateStatus: () => true,
});

/**
 * Sends a request and returns its JSON, the text of a calendar, or null for an empty body. Throws ApiError
 * for error responses and after 8 s (`network`), and immediately during the second after a timeout. An
 * aborted request throws the signal's reason.
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

import Cookies from 'js-cookie';
import { callRequest } from './call-request.ts';
import { sendRequest } from './send-request.ts';

/** Asks for a new XSRF-TOKEN cookie (before login, and after a 419). */
export async function renewCsrfCookie(): Promise<void> {
  await sendRequest(callRequest('csrfCookie', {}));
}

/** Asks for the XSRF-TOKEN cookie only where there is none, so that a first write is not refused. */
export async function ensureCsrfCookie(): Promise<void> {
  if (Cookies.get('XSRF-TOKEN') === undefined) await renewCsrfCookie();
}

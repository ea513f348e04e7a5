import { http, HttpResponse } from 'msw';
import { paths } from '#contract/paths.ts';

/** Imports no schemas, because every test of a component loads this file. */
export function mockCsrf(onCall?: () => void) {
  return http.get(paths.csrfCookie.replace('GET ', '*'), () => {
    onCall?.();
    document.cookie = 'XSRF-TOKEN=token; path=/';
    return new HttpResponse(null, { status: 204 });
  });
}

/** Calls that find this cookie do not request a new one. */
export function storeOldCsrfCookie(): void {
  document.cookie = 'XSRF-TOKEN=old; path=/';
}

export function dropCookies(): void {
  for (const name of ['XSRF-TOKEN', 'auth_hint']) document.cookie = `${name}=; path=/; max-age=0`;
}

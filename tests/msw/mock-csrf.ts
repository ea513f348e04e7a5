import { mockCall } from './mock-call.ts';

export function mockCsrf(onCall?: () => void) {
  return mockCall('csrfCookie', () => {
    onCall?.();
    document.cookie = 'XSRF-TOKEN=token; path=/';
    return null;
  });
}

/** Stores the csrf cookie of an earlier visit: with it a call asks for no new one by itself. */
export function storeOldCsrfCookie(): void {
  document.cookie = 'XSRF-TOKEN=old; path=/';
}

/** Removes cookies that the next test must not see. */
export function dropCookies(): void {
  for (const name of ['XSRF-TOKEN', 'auth_hint']) document.cookie = `${name}=; path=/; max-age=0`;
}

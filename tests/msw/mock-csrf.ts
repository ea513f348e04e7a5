import { mockCall } from './mock-call.ts';

export function mockCsrf(onCall?: () => void) {
  return mockCall('csrfCookie', () => {
    onCall?.();
    document.cookie = 'XSRF-TOKEN=token; path=/';
    return null;
  });
}

/** Then calls request no new cookie. */
export function storeOldCsrfCookie(): void {
  document.cookie = 'XSRF-TOKEN=old; path=/';
}

export function dropCookies(): void {
  for (const name of ['XSRF-TOKEN', 'auth_hint']) document.cookie = `${name}=; path=/; max-age=0`;
}

import { mockCall } from './mock-call.ts';

/** Mocks the csrf call, including the cookie that the browser stores. */
export function mockCsrf(onCall?: () => void) {
  return mockCall('csrfCookie', () => {
    onCall?.();
    document.cookie = 'XSRF-TOKEN=token; path=/';
    return null;
  });
}

/** Removes cookies that the next test must not see. */
export function dropCookies(): void {
  for (const name of ['XSRF-TOKEN', 'auth_hint']) document.cookie = `${name}=; path=/; max-age=0`;
}

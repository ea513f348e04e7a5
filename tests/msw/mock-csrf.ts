import { mockCall } from './mock-call.ts';

/** The csrf call, with the cookie that a browser would keep of it. */
export function mockCsrf(onCall?: () => void) {
  return mockCall('csrfCookie', () => {
    onCall?.();
    document.cookie = 'XSRF-TOKEN=token; path=/';
    return null;
  });
}

/** Forgets the cookies of a test that a next one must not see. */
export function dropCookies(): void {
  for (const name of ['XSRF-TOKEN', 'auth_hint']) document.cookie = `${name}=; path=/; max-age=0`;
}

import Cookies from 'js-cookie';

/** Names of the session's cookies: with the prefix in production, without on plain http. */
export const accessCookieNames = ['__Host-at', 'at'];
export const refreshCookieNames = ['__Host-rt', 'rt'];
export const hintCookieName = 'auth_hint';

/** Returns the cookie that says that somebody may be signed in, `1.<access expiry>`; never a proof. */
export function readHint(): string | undefined {
  return Cookies.get(hintCookieName);
}

/** Tells whether it is worth asking who is signed in. */
export function isHinted(): boolean {
  return readHint()?.startsWith('1') ?? false;
}

/** Forgets the hint of a session that is no more. */
export function dropHint(): void {
  Cookies.remove(hintCookieName, { path: '/' });
}

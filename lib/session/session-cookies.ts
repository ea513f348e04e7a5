import Cookies from 'js-cookie';
import { hintCookie, hostCookie } from '#contract/session-cookies.ts';

/** Names of the session's cookies: with the prefix in production, without on plain http. */
export const accessCookieNames = [hostCookie('at'), 'at'];
export const refreshCookieNames = [hostCookie('rt'), 'rt'];

/** Returns the hint that somebody may be signed in; undefined without one. */
export function readHint(): string | undefined {
  return Cookies.get(hintCookie);
}

/** Tells whether it is worth asking who is signed in. */
export function isHinted(): boolean {
  return readHint()?.startsWith('1') ?? false;
}

/** Forgets the hint of a session that is no more. */
export function dropHint(): void {
  Cookies.remove(hintCookie, { path: '/' });
}

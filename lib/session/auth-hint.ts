import Cookies from 'js-cookie';
import { hintCookieName } from './session-cookies.ts';

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

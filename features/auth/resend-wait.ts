import Cookies from 'js-cookie';
import { resendSeconds } from '#contract/account-values.ts';

/** The instant (ms) from which another registration code may be sent; it outlives the page. */
const cookieName = 'registerResendAt';

/** Remembers that another registration code may be sent in so many seconds. */
export function rememberResendWait(seconds: number): void {
  const wait = Math.min(Math.max(0, seconds), resendSeconds.registration);
  const expires = new Date(Date.now() + wait * 1000);
  Cookies.set(cookieName, String(expires.getTime()), { path: '/', sameSite: 'Lax', expires });
}

/** Forgets the wait. */
export function forgetResendWait(): void {
  Cookies.remove(cookieName, { path: '/' });
}

/** Returns for how many seconds no other registration code may be sent, at most 30; 0 for a cookie that cannot be ours. */
export function resendWait(): number {
  const seconds = (Number(Cookies.get(cookieName)) - Date.now()) / 1000;
  return seconds > 0 && seconds <= resendSeconds.registration ? seconds : 0;
}

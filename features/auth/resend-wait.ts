import Cookies from 'js-cookie';

/** The instant (ms) from which another registration code may be sent; it outlives the page. */
const cookieName = 'registerResendAt';

/** Remembers that another registration code may be sent in so many seconds. */
export function rememberResendWait(seconds: number): void {
  const expires = new Date(Date.now() + seconds * 1000);
  Cookies.set(cookieName, String(expires.getTime()), { path: '/', sameSite: 'Lax', expires });
}

/** Forgets the wait. */
export function forgetResendWait(): void {
  Cookies.remove(cookieName, { path: '/' });
}

/** Returns for how many seconds no other registration code may be sent; 0 for a cookie without an instant to come. */
export function resendWait(): number {
  const seconds = (Number(Cookies.get(cookieName)) - Date.now()) / 1000;
  return seconds > 0 && Number.isFinite(seconds) ? seconds : 0;
}

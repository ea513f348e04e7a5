import { siteCookies } from '#lib/browser/browser-storage.ts';
import { dayMs } from '#domain/time/local-time.ts';

/** Epoch ms, in a cookie to survive reloads. */
const cookieName = 'registerResendAt';

export function rememberResendWait(seconds: number): void {
  const expires = new Date(Date.now() + seconds * 1000);
  siteCookies.set(cookieName, String(expires.getTime()), { path: '/', sameSite: 'Lax', expires });
}

export function forgetResendWait(): void {
  siteCookies.remove(cookieName, { path: '/' });
}

export function resendWait(): number {
  const ms = Number(siteCookies.get(cookieName)) - Date.now();
  return ms > 0 && ms <= dayMs ? ms / 1000 : 0;
}

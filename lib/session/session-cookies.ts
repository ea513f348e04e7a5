import { siteCookies } from '#lib/browser/browser-storage.ts';
import { hintCookie, hostCookie } from '#contract/session-cookies.ts';

/** Without the prefix on plain http. */
export const accessCookieNames = [hostCookie('at'), 'at'];
export const refreshCookieNames = [hostCookie('rt'), 'rt'];

export function readHint(): string | undefined {
  return siteCookies.get(hintCookie);
}

export function isHinted(): boolean {
  return readHint()?.startsWith('1') ?? false;
}

export function dropHint(): void {
  siteCookies.remove(hintCookie, { path: '/' });
}

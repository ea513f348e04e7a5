import {
  accessCookieNames,
  hintCookieName,
  refreshCookieNames,
} from '#lib/session/session-cookies.ts';
import { refreshForPage, verifyForPage, type SessionAnswer } from './ask-session.ts';
import { expiredCookies } from './cookie-header.ts';

/** What is known of a page load before its session is looked at. */
export type PageLoad = {
  cookies: ReadonlyMap<string, string>;
  cookieHeader: string;
  forwardedFor: string | null;
  /** A person's own navigation, no prefetch and no part of a page. */
  isDocument: boolean;
};

const FRESH_S = 30;

/**
 * Returns whether a guarded page is loaded by a signed-in client, renewing a session whose access is about
 * to end. Only a person's own navigation renews it: a prefetch must not rotate tokens.
 */
export async function pageSession(
  load: PageLoad,
  guard: 'guest-only' | 'protected',
  now: Date,
): Promise<SessionAnswer> {
  const { cookies, cookieHeader, forwardedFor, isDocument } = load;
  const hasAccess = accessCookieNames.some((name) => cookies.has(name));
  const hasRefresh = refreshCookieNames.some((name) => cookies.has(name));
  if (!hasAccess && !hasRefresh) return { state: 'guest', setCookies: [] };
  if (!isDocument) return { state: 'unsure', setCookies: [] };

  if (hasRefresh && (!hasAccess || endsSoon(cookies.get(hintCookieName), now))) {
    return ended(await refreshForPage(cookieHeader, forwardedFor), cookies);
  }
  // A guest-only page that turns away a session which the api no longer knows could never be reached.
  if (guard === 'guest-only')
    return ended(await verifyForPage(cookieHeader, forwardedFor), cookies);
  return { state: 'signed-in', setCookies: [] };
}

/** A session that is over takes its cookies with it, also where the api did not say so. */
function ended(answer: SessionAnswer, cookies: ReadonlyMap<string, string>): SessionAnswer {
  if (answer.state !== 'guest') return answer;
  const names = [...accessCookieNames, ...refreshCookieNames, hintCookieName];
  const present = names.filter((name) => cookies.has(name));
  return { state: 'guest', setCookies: [...expiredCookies(present), ...answer.setCookies] };
}

function endsSoon(hint: string | undefined, now: Date): boolean {
  const expiry = Number(hint?.split('.')[1]);
  return Number.isFinite(expiry) && expiry < now.getTime() / 1000 + FRESH_S;
}

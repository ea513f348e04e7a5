import { hintCookie } from '#contract/session-cookies.ts';
import { webEnv } from '#lib/env.ts';
import { accessCookieNames, refreshCookieNames } from '#lib/session/session-cookies.ts';

/** `unsure`: the api did not say, nothing may be concluded from it. */
export type SessionAnswer = { state: 'signed-in' | 'guest' | 'unsure'; setCookies: string[] };

export type PageLoad = {
  cookies: ReadonlyMap<string, string>;
  cookieHeader: string;
  forwardedFor: string | null;
  /** A person's own navigation, no prefetch and no part of a page. */
  isDocument: boolean;
};

/** An access that ends sooner is renewed. */
const freshS = 30;
const timeoutMs = 2_000;

/**
 * Returns whether a guarded page is loaded by a signed-in client, renewing a session whose access is about
 * to end. Only a person's own navigation renews it: a prefetch must not rotate tokens.
 */
export async function pageSession(
  load: PageLoad,
  guard: 'guest-only' | 'protected',
  now: Date,
): Promise<SessionAnswer> {
  const { cookies, isDocument } = load;
  const hasAccess = accessCookieNames.some((name) => cookies.has(name));
  const hasRefresh = refreshCookieNames.some((name) => cookies.has(name));
  if (!hasAccess && !hasRefresh) return { state: 'guest', setCookies: [] };
  if (!isDocument) return { state: 'unsure', setCookies: [] };

  if (hasRefresh && (!hasAccess || endsSoon(cookies.get(hintCookie), now))) {
    return ended(await ask('POST', '/auth/refresh', load), cookies);
  }
  // A guest-only page that turns away a session which the api no longer knows could never be reached.
  if (guard === 'guest-only') return ended(await ask('GET', '/api/user', load), cookies);
  return { state: 'signed-in', setCookies: [] };
}

/** A session that is over takes its cookies with it, also where the api did not say so. */
function ended(answer: SessionAnswer, cookies: ReadonlyMap<string, string>): SessionAnswer {
  if (answer.state !== 'guest') return answer;
  const names = [...accessCookieNames, ...refreshCookieNames, hintCookie];
  const present = names.filter((name) => cookies.has(name));
  return { state: 'guest', setCookies: [...expiredCookies(present), ...answer.setCookies] };
}

function endsSoon(hint: string | undefined, now: Date): boolean {
  const expiry = Number(hint?.split('.')[1]);
  return Number.isFinite(expiry) && expiry < now.getTime() / 1000 + freshS;
}

/** Asks the api for this page load; never throws. */
async function ask(
  method: string,
  path: string,
  { cookieHeader: cookie, forwardedFor }: PageLoad,
): Promise<SessionAnswer> {
  try {
    const answer = await fetch(webEnv().apiUrl + path, {
      method,
      // No page of another site could make this server say so: it is the visitor's own page load.
      headers: {
        accept: 'application/json',
        cookie,
        'sec-fetch-site': 'none',
        ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
      },
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const setCookies = answer.headers.getSetCookie();
    if (answer.ok) return { state: 'signed-in', setCookies };
    return answer.status === 401 ? { state: 'guest', setCookies } : unsure;
  } catch {
    return unsure;
  }
}

const unsure: SessionAnswer = { state: 'unsure', setCookies: [] };

/** Returns a Cookie header in which the cookies of Set-Cookie headers replace those of the same name. */
export function cookieHeader(
  cookies: readonly { name: string; value: string }[],
  setCookies: readonly string[],
): string {
  const jar = new Map(cookies.map(({ name, value }) => [name, value]));
  for (const line of setCookies) {
    const pair = line.split(';', 1)[0] ?? '';
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

function expiredCookies(names: readonly string[]): string[] {
  return names.map((name) => {
    const secure = name.startsWith('__Host-') ? '; Secure' : '';
    return `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`;
  });
}

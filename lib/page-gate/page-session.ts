import { paths } from '#contract/paths.ts';
import { accessCookieNames, hintCookie, refreshCookieNames } from '#contract/session-cookies.ts';
import { webEnv } from '#lib/env.ts';

/** `unsure` if the check was omitted or failed. */
type PageSession = { state: 'signed-in' | 'guest' | 'unsure'; setCookies: string[] };

export type PageLoad = {
  cookies: ReadonlyMap<string, string>;
  cookieHeader: string;
  forwardedFor: string | null;
  /** False for prefetches and for page data of client navigations. */
  isDocument: boolean;
};

const freshS = 30;
const timeoutMs = 2_000;

/** Calls the api only if `isDocument`, because a prefetch must not rotate tokens. */
export async function pageSession(
  load: PageLoad,
  guard: 'guest-only' | 'protected',
  now: Date,
): Promise<PageSession> {
  const { cookies, isDocument } = load;
  const hasAccess = accessCookieNames.some((name) => cookies.has(name));
  const hasRefresh = refreshCookieNames.some((name) => cookies.has(name));
  if (!hasAccess && !hasRefresh) return { state: 'guest', setCookies: [] };
  if (!isDocument) return { state: 'unsure', setCookies: [] };

  if (hasRefresh && (!hasAccess || endsSoon(cookies.get(hintCookie), now))) {
    return ended(await ask('refreshSession', load), cookies);
  }
  // Otherwise a client whose session has ended could never reach a guest-only page.
  if (guard === 'guest-only') return ended(await ask('user', load), cookies);
  return { state: 'signed-in', setCookies: [] };
}

function ended(session: PageSession, cookies: ReadonlyMap<string, string>): PageSession {
  if (session.state !== 'guest') return session;
  const names = [...accessCookieNames, ...refreshCookieNames, hintCookie];
  const present = names.filter((name) => cookies.has(name));
  return { state: 'guest', setCookies: [...expiredCookies(present), ...session.setCookies] };
}

function endsSoon(hint: string | undefined, now: Date): boolean {
  const expiry = Number(hint?.split('.')[1]);
  return Number.isFinite(expiry) && expiry < now.getTime() / 1000 + freshS;
}

async function ask(
  name: 'refreshSession' | 'user',
  { cookieHeader: cookie, forwardedFor }: PageLoad,
): Promise<PageSession> {
  const [method, path = ''] = paths[name].split(' ');
  try {
    const response = await fetch(webEnv().apiUrl + path, {
      method,
      // The CSRF guard accepts `none`; the request comes from the web, not from a page.
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
    // An unread body would occupy its connection.
    response.body?.cancel().catch(() => {});
    const setCookies = response.headers.getSetCookie();
    if (response.ok) return { state: 'signed-in', setCookies };
    return response.status === 401 ? { state: 'guest', setCookies } : unsure;
  } catch {
    return unsure;
  }
}

const unsure: PageSession = { state: 'unsure', setCookies: [] };

/** Keeps values encoded, because a header cannot contain letters such as 'ș'. */
export function cookieHeader(sent: string, setCookies: readonly string[]): string {
  const jar = new Map<string, string>();
  const changes = setCookies.map((line) => line.split(';', 1)[0] ?? '');
  for (const pair of [...sent.split(/; */), ...changes]) {
    const at = pair.indexOf('=');
    if (at === -1) continue;
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

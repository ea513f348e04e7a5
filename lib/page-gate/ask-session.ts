import { webEnv } from '#lib/env.ts';

const TIMEOUT = 2_000;

/** `unsure`: the api did not say, nothing may be concluded from it. */
export type SessionAnswer = { state: 'signed-in' | 'guest' | 'unsure'; setCookies: string[] };

/** Renews the session of the cookies given, for a page load; never throws. */
export function refreshForPage(cookie: string, forwarded: string | null): Promise<SessionAnswer> {
  return ask('POST', '/auth/refresh', cookie, forwarded);
}

/** Asks whether the cookies given are a living session; never throws. */
export function verifyForPage(cookie: string, forwarded: string | null): Promise<SessionAnswer> {
  return ask('GET', '/api/user', cookie, forwarded);
}

async function ask(
  method: string,
  path: string,
  cookie: string,
  forwarded: string | null,
): Promise<SessionAnswer> {
  try {
    const answer = await fetch(webEnv().apiUrl + path, {
      method,
      // No page of another site could make this server say so: it is the visitor's own page load.
      headers: {
        accept: 'application/json',
        cookie,
        'sec-fetch-site': 'none',
        ...(forwarded && { 'x-forwarded-for': forwarded }),
      },
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const setCookies = answer.headers.getSetCookie();
    if (answer.ok) return { state: 'signed-in', setCookies };
    return answer.status === 401 ? { state: 'guest', setCookies } : unsure;
  } catch {
    return unsure;
  }
}

const unsure: SessionAnswer = { state: 'unsure', setCookies: [] };

import type { Env } from '../env.ts';
import { isSigned, signatureOf, siteUrl } from './signed-link.ts';

/**
 * Not stored, so that access to the database gives no access to calendars. The suffix is as in `feedToken`.
 */
function clientFeedToken({ APP_KEY }: Pick<Env, 'APP_KEY'>, key: string): string {
  const signature = signatureOf(APP_KEY, `client-feed:${key}`).toString('base64url');
  return `${key}.${signature}.ics`;
}

/** Returns the key of a signed token; null if malformed or forged. */
export function readClientFeedToken(
  env: Pick<Env, 'APP_KEY' | 'APP_KEY_PREVIOUS'>,
  token: string,
): string | null {
  const [, key] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}\.ics$/.exec(token) ?? [];
  if (key === undefined) return null;
  const isOurs = isSigned(env, token, (APP_KEY) => clientFeedToken({ APP_KEY }, key));
  return isOurs ? key : null;
}

export function clientFeedUrl(env: Pick<Env, 'APP_KEY' | 'APP_URL'>, key: string): string {
  return `${siteUrl(env)}/api/public/client-feeds/${clientFeedToken(env, key)}`;
}

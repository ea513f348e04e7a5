import { addDays, isLocalDate, today, type LocalDate } from '#domain/time/local-time.ts';
import type { Env } from '../deps.ts';
import { isSigned, signatureOf, type SigningKey, type SigningKeys } from './signed-link.ts';

type LinkEnv = Pick<Env, 'APP_KEY' | 'APP_URL'>;

/** The signature covers the e-mail, so that a new e-mail invalidates the token. */
export type CalendarLink = { location_id: number; contact_email: string } & CalendarAccess;

/** `blocks` is the scope of the QR code, which clients can see too. */
type CalendarAccess = { valid_until: LocalDate; scope: 'all' | 'blocks' };

const validDays = 90;

export function calendarLinkEnd(now: Date): LocalDate {
  return addDays(today(now), validDays);
}

export function calendarToken(
  key: SigningKey,
  { location_id, contact_email, valid_until, scope }: CalendarLink,
): string {
  const text = `calendar:${location_id} ${valid_until} ${scope} ${contact_email}`;
  const signature = signatureOf(key, text);
  return `${location_id}.${valid_until}.${scope}.${signature}`;
}

/** Checks only the format. */
export function readCalendarToken(token: string): Omit<CalendarLink, 'contact_email'> | null {
  const [, id, day = '', scope] =
    /^([1-9]\d{0,14})\.([\d-]{10})\.(all|blocks)\.[\w-]{43}$/.exec(token) ?? [];
  if (id === undefined || !isLocalDate(day)) return null;
  return {
    location_id: Number(id),
    valid_until: day,
    scope: scope === 'all' ? 'all' : 'blocks',
  };
}

export function calendarUrl(env: LinkEnv, link: CalendarLink): string {
  return `${env.APP_URL}/provider/calendars/${calendarToken(env, link)}`;
}

/** A renewal (a higher version) or a new e-mail invalidates the token. */
type FeedLink = {
  location_id: number;
  /** Null: all professionals. */
  professional_id: number | null;
  version: number;
  contact_email: string;
};

export function feedToken(key: SigningKey, feed: FeedLink): string {
  const { location_id, professional_id, version, contact_email } = feed;
  const name = `${location_id}.${professional_id ?? 0}`;
  const text = `feed:${name} ${version} ${contact_email}`;
  return `${name}.${signatureOf(key, text)}.ics`;
}

/** Checks only the format. */
export function readFeedToken(
  token: string,
): Pick<FeedLink, 'location_id' | 'professional_id'> | null {
  const [, location, professional] =
    /^([1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.[\w-]{43}\.ics$/.exec(token) ?? [];
  if (location === undefined) return null;
  return { location_id: Number(location), professional_id: Number(professional) || null };
}

export function feedUrl(env: LinkEnv, feed: FeedLink): string {
  return `${env.APP_URL}/api/public/feeds/${feedToken(env, feed)}`;
}

function clientFeedToken(key: SigningKey, feedKey: string): string {
  const signature = signatureOf(key, `client-feed:${feedKey}`);
  return `${feedKey}.${signature}.ics`;
}

export function readClientFeedToken(env: SigningKeys, token: string): string | null {
  const [, feedKey] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}\.ics$/.exec(token) ?? [];
  if (feedKey === undefined) return null;
  return isSigned(env, token, clientFeedToken, feedKey) ? feedKey : null;
}

export function clientFeedUrl(env: LinkEnv, feedKey: string): string {
  return `${env.APP_URL}/api/public/client-feeds/${clientFeedToken(env, feedKey)}`;
}

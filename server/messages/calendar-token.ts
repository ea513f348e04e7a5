import { addDays, isLocalDate, today, type LocalDate } from '#domain/time/local-time.ts';
import type { Env } from '../deps.ts';
import { signatureOf, type SigningKey } from './signed-link.ts';

/** The signature covers the e-mail, so that a new one invalidates the token. */
export type CalendarLink = { location_id: number; contact_email: string } & CalendarAccess;

/** `blocks`: access by the QR code, which clients may see too. */
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

export function calendarUrl(env: Pick<Env, 'APP_KEY' | 'APP_URL'>, link: CalendarLink): string {
  return `${env.APP_URL}/provider/calendars/${calendarToken(env, link)}`;
}

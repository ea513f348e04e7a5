import { createHmac } from 'node:crypto';
import { addDays, isLocalDate, today, type LocalDate } from '#domain/time/local-time.ts';
import type { Env } from '../env.ts';
import { isSigned } from './location-token.ts';

/** The e-mail is signed, so that a new contact of the location invalidates the token. */
export type CalendarLink = { location_id: number; contact_email: string; valid_until: LocalDate };

const validDays = 90;

export function calendarLinkEnd(now: Date): LocalDate {
  return addDays(today(now), validDays);
}

/** Never stored, like the token of a booking. */
export function calendarToken(
  { APP_KEY }: Pick<Env, 'APP_KEY'>,
  { location_id, contact_email, valid_until }: CalendarLink,
): string {
  const text = `calendar:${location_id} ${valid_until} ${contact_email}`;
  const signature = createHmac('sha256', APP_KEY).update(text).digest('base64url');
  return `${location_id}.${valid_until}.${signature}`;
}

/** Unverified; null if malformed. */
export function readCalendarToken(
  token: string,
): Pick<CalendarLink, 'location_id' | 'valid_until'> | null {
  const [, id, day = ''] = /^([1-9]\d{0,14})\.([\d-]{10})\.[\w-]{43}$/.exec(token) ?? [];
  return id === undefined || !isLocalDate(day)
    ? null
    : { location_id: Number(id), valid_until: day };
}

export function isCalendarToken(
  env: Pick<Env, 'APP_KEY' | 'APP_KEY_PREVIOUS'>,
  token: string,
  link: CalendarLink,
): boolean {
  return isSigned(env, token, (key) => calendarToken({ APP_KEY: key }, link));
}

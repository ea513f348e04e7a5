import { locationPath } from '#domain/place/location-path.ts';
import type { LocalDate, LocalTime } from '#domain/time/local-time.ts';

type Choice = {
  services: readonly number[];
  professional?: number;
  date?: LocalDate;
  time?: LocalTime;
  /** An earlier visit's price in RON, before its voucher. */
  paid?: number | 'unknown';
};

/** Returns the path of the first step that `choice` leaves open. */
export function bookingPath(id: number, slug: string, choice: Choice = { services: [] }): string {
  const path = `${locationPath(id, slug)}/booking`;
  const { services, professional, date, time, paid } = choice;
  if (services.length === 0) return path;
  const rest = [
    professional !== undefined && `professional=${professional}`,
    date !== undefined && `date=${date}`,
    time !== undefined && `time=${time}`,
    paid !== undefined && `paid=${paid}`,
    `step=${time !== undefined ? 4 : professional !== undefined ? 3 : 2}`,
  ];
  return `${path}?services=${services.join(',')}&${rest.filter(Boolean).join('&')}`;
}

/** Returns the path of a client's link, short for SMS. */
export function linkPath(token: string): string {
  return `/b/${token}`;
}

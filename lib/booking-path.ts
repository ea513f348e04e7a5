import type { LocalDate, LocalTime } from '#domain/local-time.ts';
import { locationPath } from './location-path.ts';

type Choice = {
  services: readonly number[];
  professional?: number;
  date?: LocalDate;
  /** On that day. */
  time?: LocalTime;
  /** What the services cost at an earlier visit, in RON: another price now is said. */
  paid?: number;
};

/** Returns the path of its booking flow: the first question that the choice leaves open. */
export function bookingPath(id: number, slug: string, choice: Choice = { services: [] }): string {
  const path = `${locationPath(id, slug)}/booking`;
  const { services, professional, date, time, paid } = choice;
  if (services.length === 0) return path;
  const rest = [
    professional !== undefined && `professional=${professional}`,
    date !== undefined && `date=${date}`,
    time !== undefined && `time=${time}`,
    paid !== undefined && `paid=${paid}`,
    `step=${professional === undefined && time === undefined ? 2 : 3}`,
  ];
  return `${path}?services=${services.join(',')}&${rest.filter(Boolean).join('&')}`;
}

import { weekend } from '#domain/search/when.ts';
import { addDays, type LocalDate } from '#domain/time/local-time.ts';

/** Cached pages link to days by name; '' is any day. */
export const namedDays = {
  '': () => [],
  azi: (today: LocalDate) => [today],
  maine: (today: LocalDate) => [addDays(today, 1)],
  weekend,
};

export type NamedDay = keyof typeof namedDays;

export function withDates(
  params: readonly [string, string][],
  today: LocalDate,
): [string, string][] | null {
  const name = params.find(([param]) => param === 'date')?.[1];
  const daysOf = Object.entries(namedDays).find(([day]) => day === name)?.[1];
  if (!daysOf) return null;
  const dates = daysOf(today).map((date): [string, string] => ['date', date]);
  return [...params.filter(([param]) => param !== 'date'), ...dates];
}

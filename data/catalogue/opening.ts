import { minutesOfDay, timeOfMinutes } from '#domain/time/local-time.ts';
import type { Trade } from '../trades/trade.ts';
import type { LocationDraft } from './location-draft.ts';
import type { Random } from './random.ts';

export type Stretch = { weekday: number; starts: number; ends: number };

type Week = { workday: [string, string]; saturday: [string, string] | null; sunday: boolean };

const weeks: Readonly<Record<Trade['rhythm'], readonly Week[]>> = {
  early: [
    { workday: ['08:00', '16:00'], saturday: null, sunday: false },
    { workday: ['08:00', '20:00'], saturday: ['09:00', '14:00'], sunday: false },
    { workday: ['09:00', '18:00'], saturday: null, sunday: false },
  ],
  day: [
    { workday: ['09:00', '19:00'], saturday: ['09:00', '16:00'], sunday: false },
    { workday: ['10:00', '20:00'], saturday: ['10:00', '18:00'], sunday: false },
    { workday: ['09:00', '18:00'], saturday: null, sunday: false },
  ],
  late: [
    { workday: ['10:00', '21:00'], saturday: ['09:00', '20:00'], sunday: true },
    { workday: ['08:00', '22:00'], saturday: ['09:00', '18:00'], sunday: true },
    { workday: ['10:00', '20:00'], saturday: ['10:00', '18:00'], sunday: false },
  ],
};

export function addOpening(draft: LocationDraft): Stretch[] {
  const random = draft.random('opening');
  const week = random.pick(weeks[draft.trade.rhythm]);
  const closedMonday = !draft.trade.isHealth && random.chance(0.12);
  const stretches = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const hours = weekday <= 5 ? week.workday : week.saturday;
    if (!hours || (weekday === 1 && closedMonday) || (weekday === 7 && !week.sunday)) return [];
    const [starts, ends] = hours.map(minutesOfDay);
    return [{ weekday, starts: starts!, ends: weekday === 7 ? 14 * 60 : ends! }];
  });
  draft.rows.location_hours.push(
    ...stretches.map((stretch) => ({ location_id: draft.id, ...inWallTime(stretch) })),
  );
  return stretches;
}

export function workingHours(random: Random, opening: readonly Stretch[]): Stretch[] {
  const shift = random.pick(['all', 'all', 'early', 'late', 'some'] as const);
  const lunch = random.chance(0.75) ? random.pick([12 * 60, 12 * 60 + 30, 13 * 60]) : null;
  const lunchLength = random.pick([30, 60]);
  const days = random.some(opening, shift === 'some' ? 3 : random.int(4, 5));
  return days.flatMap(({ weekday, starts, ends }) => {
    const from = shift === 'late' ? Math.max(starts, ends - 6 * 60) : starts;
    const to = shift === 'early' ? Math.min(ends, starts + 6 * 60) : Math.min(ends, from + 9 * 60);
    const whole = { weekday, starts: from, ends: to };
    if (lunch === null || lunch <= from + 60 || lunch + lunchLength >= to - 60) return [whole];
    return [
      { weekday, starts: from, ends: lunch },
      { weekday, starts: lunch + lunchLength, ends: to },
    ];
  });
}

export function inWallTime({ weekday, starts, ends }: Stretch) {
  return { weekday, starts: timeOfMinutes(starts), ends: timeOfMinutes(ends) };
}

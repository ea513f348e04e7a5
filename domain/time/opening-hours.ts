import { addDays, toWallTime, type LocalDate, type LocalTime } from './local-time.ts';
import { openingsOn, type HoursRow } from './working-hours.ts';

type OpenState = {
  open: boolean;
  until?: LocalTime;
  opens?: { date: LocalDate; time: LocalTime };
};

/** Returns no `until` if open through tomorrow and no `opens` if closed for a week. */
export function openState(hours: readonly HoursRow[], now: Date): OpenState {
  const { date, time } = toWallTime(now);
  const current = openingsOn(hours, date).find(({ starts, ends }) => starts <= time && time < ends);
  if (current) {
    const [next] = current.ends === '24:00' ? openingsOn(hours, addDays(date, 1)) : [];
    if (next?.starts !== '00:00') return { open: true, until: current.ends };
    return next.ends === '24:00' ? { open: true } : { open: true, until: next.ends };
  }

  for (let days = 0; days <= 7; days++) {
    const day = addDays(date, days);
    const next = openingsOn(hours, day).find(({ starts }) => days > 0 || starts > time);
    if (next) return { open: false, opens: { date: day, time: next.starts } };
  }
  return { open: false };
}

import {
  contains,
  overlaps,
  type Interval,
  openIntervals,
  type HoursRow,
} from '#domain/time/working-hours.ts';
import {
  addDays,
  minuteMs,
  minutesOfDay,
  today,
  toInstant,
  type LocalDate,
  type LocalTime,
} from '#domain/time/local-time.ts';
import { gridOfDay } from './slot-grid.ts';

export type Calendar = {
  professional_id: number;
  hours: readonly HoursRow[];
  /** Bookings, blocks and busy times. */
  busy: readonly Interval[];
};

export type SlotRules = {
  /** Elapsed, not wall time. */
  duration_min: number;
  slot_grid_min: number;
  booking_notice_min: number;
  horizon_days: number;
  now: Date;
  /** Busy intervals of each unit, by required group. */
  equipment: readonly (readonly (readonly Interval[])[])[];
};

export type Slot = { time: LocalTime; starts_at: Date; professionals: number[] };

export type SlotProblem =
  | 'invalid_time'
  | 'past'
  | 'notice'
  | 'horizon'
  | 'off_grid'
  | 'outside_hours'
  | 'busy'
  | 'equipment';

/** Returns the free slots by Bucharest day, `from` and `to` inclusive; omits empty days. */
export function freeSlots(
  calendars: readonly Calendar[],
  from: LocalDate,
  to: LocalDate,
  rules: SlotRules,
): Map<LocalDate, Slot[]> {
  const days = new Map<LocalDate, Slot[]>();
  const present = today(rules.now);
  const firstDay = from > present ? from : present;
  const horizon = lastBookableDay(rules);
  const lastDay = to < horizon ? to : horizon;
  for (let date = firstDay; date <= lastDay; date = addDays(date, 1)) {
    const slots = freeSlotsOfDay(calendars, date, rules);
    if (slots.length > 0) days.set(date, slots);
  }
  return days;
}

/** Returns why a professional cannot be booked at a wall time, else null. */
export function slotProblem(
  calendar: Calendar,
  date: LocalDate,
  time: LocalTime,
  rules: SlotRules,
): SlotProblem | null {
  const instant = toInstant(date, time);
  if (!instant) return 'invalid_time';
  const visit = visitFrom(instant.getTime(), rules);
  if (instant < rules.now) return 'past';
  if (visit.start < earliestStart(rules)) return 'notice';
  if (date > lastBookableDay(rules)) return 'horizon';
  if (minutesOfDay(time) % rules.slot_grid_min !== 0) return 'off_grid';
  if (!openIntervals(calendar.hours, date).some((open) => contains(open, visit))) {
    return 'outside_hours';
  }
  if (!isFree(calendar.busy, visit)) return 'busy';
  return hasEquipment(rules, visit) ? null : 'equipment';
}

function freeSlotsOfDay(calendars: readonly Calendar[], date: LocalDate, rules: SlotRules): Slot[] {
  const openCalendars = calendars.map(({ professional_id, hours, busy }) => {
    const open = openIntervals(hours, date);
    // Filters once per day, not per slot, because `busy` may cover a month.
    return {
      professional_id,
      open,
      busy: busy.filter((span) => open.some((o) => overlaps(o, span))),
    };
  });
  if (openCalendars.every(({ open }) => open.length === 0)) return [];
  const slots: Slot[] = [];
  for (const { time, start } of gridOfDay(date, rules.slot_grid_min)) {
    if (start < earliestStart(rules)) continue;
    const visit = visitFrom(start, rules);
    const professionals = openCalendars
      .filter(({ open, busy }) => open.some((o) => contains(o, visit)) && isFree(busy, visit))
      .map(({ professional_id }) => professional_id);
    if (professionals.length > 0 && hasEquipment(rules, visit)) {
      slots.push({ time, starts_at: new Date(start), professionals });
    }
  }
  return slots;
}

function hasEquipment({ equipment }: SlotRules, visit: Interval): boolean {
  return equipment.every((units) => units.some((busy) => isFree(busy, visit)));
}

function isFree(busy: readonly Interval[], visit: Interval): boolean {
  return !busy.some((span) => overlaps(span, visit));
}

function visitFrom(start: number, { duration_min }: SlotRules): Interval {
  return { start, end: start + duration_min * minuteMs };
}

function earliestStart({ now, booking_notice_min }: SlotRules): number {
  return now.getTime() + booking_notice_min * minuteMs;
}

function lastBookableDay({ now, horizon_days }: SlotRules): LocalDate {
  return addDays(today(now), horizon_days);
}

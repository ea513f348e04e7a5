import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { findIana } from 'windows-iana';
import { dayMs } from '#domain/time/local-time.ts';
import type { Interval } from '#domain/time/working-hours.ts';

const maxOccurrences = 100_000;
const maxIntervals = 5_000;

type Span = { from: number; to: number };

/** Returns ordered, disjoint intervals. Whole days and times without a zone are in Bucharest. */
export function busyTimes(file: string, span: Span): Interval[] {
  ICAL.design.strict = false;
  const parsed: unknown[] = ICAL.parse(file);
  const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed).map(
    (calendar) => new ICAL.Component(calendar as unknown[]),
  );
  if (!calendars.some(({ name }) => name === 'vcalendar')) throw new Error('not a calendar');
  let occurrences = 0;
  const busy: Interval[] = [];
  const add = (interval: Interval) => {
    occurrences += 1;
    if (occurrences > maxOccurrences) throw new Error('too many occurrences');
    if (interval.end > Math.max(interval.start, span.from) && interval.start < span.to)
      busy.push(interval);
  };
  for (const calendar of calendars) {
    addEvents(calendar.getAllSubcomponents('vevent'), span.to, add);
    for (const component of calendar.getAllSubcomponents('vfreebusy')) addPeriods(component, add);
  }
  const disjoint = merged(busy);
  if (disjoint.length > maxIntervals) throw new Error('too many intervals');
  return disjoint;
}

type Add = (interval: Interval) => void;

function addEvents(events: ICAL.Component[], to: number, add: Add): void {
  const byUid = Map.groupBy(events, (event) => textOf(event, 'uid'));
  for (const [uid, same] of byUid) {
    if (/@aproape$/i.test(uid)) continue;
    const replaced = new Set(same.flatMap((event) => instantsOf(event, 'recurrence-id')));
    const busy = same.filter((event) => event.hasProperty('dtstart') && isBusy(event));
    const moves = busy.flatMap(moveOf);
    for (const event of busy) {
      for (const occurrence of occurrencesOf(event, replaced, to)) {
        add(occurrence);
        if (event.hasProperty('recurrence-id') || occurrence.end === occurrence.start) continue;
        for (const move of moves) add(move(occurrence));
      }
    }
  }
}

function isBusy(event: ICAL.Component): boolean {
  return (
    textOf(event, 'transp') !== 'TRANSPARENT' &&
    textOf(event, 'status') !== 'CANCELLED' &&
    textOf(event, 'x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

function* occurrencesOf(
  component: ICAL.Component,
  replaced: ReadonlySet<number>,
  to: number,
): Generator<Interval> {
  // Without this list, ical.js would search the whole file for exceptions.
  const event = new ICAL.Event(component, { exceptions: [] });
  const tzid = tzidOf(component.getFirstProperty('dtstart'));
  const first = instantOf(event.startDate, tzid);
  // A DTEND with a time sets the exact duration of all occurrences (RFC 5545, 3.8.5.3).
  const exactMs =
    component.hasProperty('dtend') && !event.startDate.isDate
      ? instantOf(event.endDate, tzidOf(component.getFirstProperty('dtend'))) - first
      : null;
  const intervalAt = (start: ICAL.Time, zone = tzid): Interval => {
    const at = instantOf(start, zone);
    if (exactMs !== null) return { start: at, end: at + exactMs };
    const end = start.clone();
    if (start.isDate) end.adjust(daysOf(event.duration), 0, 0, 0);
    else end.addDuration(event.duration);
    return { start: at, end: instantOf(end, zone) };
  };
  if (component.hasProperty('recurrence-id')) return yield intervalAt(event.startDate);
  const excluded = excludedBy(component);
  // Replaced and excluded occurrences count towards `maxOccurrences` as empty intervals.
  const kept = (start: ICAL.Time, interval = intervalAt(start)): Interval =>
    replaced.has(interval.start) || excluded(interval.start, start)
      ? { start: interval.start, end: interval.start }
      : interval;
  yield kept(event.startDate);
  for (const property of component.getAllProperties('rdate')) {
    const zone = tzidOf(property) ?? tzid;
    for (const value of property.getValues() as (ICAL.Time | ICAL.Period)[])
      yield value instanceof ICAL.Time
        ? kept(value, intervalAt(value, zone))
        : kept(value.start, periodOf(value, zone));
  }
  // `event.iterator()` misses or misreads some EXDATE and RDATE values.
  for (const property of component.getAllProperties('rrule')) {
    const rule = property.getFirstValue() as ICAL.Recur;
    rule.until &&= comparableUntil(rule.until, event.startDate, tzid);
    const iterator = rule.iterator(event.startDate);
    for (let next = iterator.next(); next; next = iterator.next()) {
      const occurrence = kept(next);
      if (occurrence.start >= to) break;
      yield occurrence;
    }
  }
}

/**
 * Returns UNTIL in the start's zone, a date as its last second, because ical.js compares times in
 * unknown zones as UTC.
 */
function comparableUntil(until: ICAL.Time, start: ICAL.Time, tzid: string | null): ICAL.Time {
  if (isInstant(until) && isInstant(start)) return until;
  const zone = start.isDate ? bucharest : zoneOf(tzid);
  const { year, month, day, hour, minute, second } = isInstant(until)
    ? DateTime.fromMillis(instantOf(until, null), { zone })
    : until;
  const time = until.isDate ? { hour: 23, minute: 59, second: 59 } : { hour, minute, second };
  return new ICAL.Time({ year, month, day, ...time }, start.zone);
}

/** Some programs end a whole day on its own date; others write PT24H. */
function daysOf(duration: ICAL.Duration): number {
  return Math.max(1, Math.ceil((duration.toSeconds() * 1000) / dayMs));
}

/** Returns how RANGE=THISANDFUTURE moves later occurrences (decisions/0038), else []. */
function moveOf(override: ICAL.Component): ((later: Interval) => Interval)[] {
  const property = override.getFirstProperty('recurrence-id');
  const [from] = instantsOf(override, 'recurrence-id');
  if (property?.getFirstParameter('range') !== 'THISANDFUTURE' || from === undefined) return [];
  const [moved] = occurrencesOf(override, new Set(), Infinity);
  if (!moved) return [];
  const wallTime = (at: number) => DateTime.fromMillis(at, { zone: bucharest });
  const distance = wallTime(moved.start).diff(wallTime(from), ['days', 'milliseconds']);
  return [
    ({ start, end }) => {
      if (start <= from) return { start, end };
      const at = wallTime(start).plus(distance).toMillis();
      return { start: at, end: at + moved.end - moved.start };
    },
  ];
}

function excludedBy(component: ICAL.Component): (at: number, start: ICAL.Time) => boolean {
  const dates = component.getAllProperties('exdate').flatMap((property) => property.getValues());
  const days = new Set(dates.flatMap((date) => (date.isDate ? date.toString() : [])));
  const instants = new Set(instantsOf(component, 'exdate'));
  return (at, start) => instants.has(at) || days.has(start.toString().slice(0, 10));
}

function addPeriods(component: ICAL.Component, add: Add): void {
  for (const property of component.getAllProperties('freebusy')) {
    if (property.getFirstParameter('fbtype') === 'FREE') continue;
    for (const period of property.getValues() as ICAL.Period[]) add(periodOf(period, null));
  }
}

function periodOf(period: ICAL.Period, tzid: string | null): Interval {
  return { start: instantOf(period.start, tzid), end: instantOf(period.getEnd(), tzid) };
}

function instantsOf(component: ICAL.Component, name: string): number[] {
  return component
    .getAllProperties(name)
    .flatMap((property) => property.getValues().map((time) => instantOf(time, tzidOf(property))));
}

function isInstant(time: ICAL.Time): boolean {
  return !time.isDate && time.zone !== ICAL.Timezone.localTimezone;
}

/** Prefers the file's definition of a zone to the known zone of that name. */
function instantOf(time: ICAL.Time, tzid: string | null): number {
  if (isInstant(time)) return time.toUnixTime() * 1000;
  const { year, month, day, hour, minute, second } = time;
  const zone = time.isDate ? bucharest : zoneOf(tzid);
  const offset = offsetOfDay(zone, year, month, day);
  if (offset !== null) return Date.UTC(year, month - 1, day, hour, minute, second) - offset;
  return DateTime.fromObject({ year, month, day, hour, minute, second }, { zone }).toMillis();
}

const bucharest = 'Europe/Bucharest';
const zones = new Map<string | null, string>();
const offsets = new Map<string, number | null>();

function zoneOf(tzid: string | null): string {
  const known = zones.get(tzid);
  if (known) return known;
  const named = tzid && (findIana(tzid)[0] ?? tzid);
  const zone = named && DateTime.local({ zone: named }).isValid ? named : bucharest;
  zones.set(tzid, zone);
  return zone;
}

/** Returns ms; null if Luxon must compute the instant. */
function offsetOfDay(zone: string, year: number, month: number, day: number): number | null {
  const key = `${year}-${month}-${day} ${zone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const start = DateTime.fromObject({ year, month, day }, { zone });
  const isSame = start.offset === start.plus({ days: 1 }).offset;
  // Date.UTC counts years below 100 from 1900.
  const offset = isSame && year >= 100 ? start.offset * 60_000 : null;
  offsets.set(key, offset);
  return offset;
}

function tzidOf(property: ICAL.Property | null): string | null {
  return property?.getFirstParameter('tzid') || null;
}

function textOf(component: ICAL.Component, name: string): string {
  return String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
}

function merged(intervals: Interval[]): Interval[] {
  const disjoint: Interval[] = [];
  for (const interval of intervals.toSorted((a, b) => a.start - b.start)) {
    const last = disjoint.at(-1);
    if (last && interval.start <= last.end) last.end = Math.max(last.end, interval.end);
    else disjoint.push({ ...interval });
  }
  return disjoint;
}

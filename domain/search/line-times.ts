import { anyTime, intersectTimes, type When } from './when.ts';

/** `when` combines `asked` (of the filters), `partOfDay` ("seara") and `hours` ("după 18"). */
export type LineTimes = {
  asked: When;
  partOfDay: When;
  hours: When;
  when: When;
  /** True if an hour or a part of the day was read and no unread word followed. */
  isAdjacent: boolean;
};

const night = '20:00';

/** Returns the times before the line is read. */
export function startTimes(asked: When = anyTime): LineTimes {
  return { asked, partOfDay: anyTime, hours: anyTime, when: asked, isAdjacent: false };
}

/**
 * Adds a time. An hour replaces a bound of the part of the day: "seara la 17:30" starts at 17:30.
 * Null for a second day, for a second hour after unread words, or if no time remains.
 */
export function addTime(times: LineTimes, added: When, isPart: boolean): LineTimes | null {
  const isRepeated = !times.isAdjacent && shareBound(times.hours, added);
  const key = isPart && !isRepeated ? 'partOfDay' : 'hours';
  const own = isRepeated && !isPart ? null : intersectTimes(times[key], added);
  if (!own) return null;
  const next = { ...times, [key]: own };
  const { asked, partOfDay, hours } = next;
  const isStrict = isPart || isNight(partOfDay);
  const inLine =
    replaceBounds(partOfDay, hours) ??
    (isStrict ? null : intersectTimes({ ...anyTime, days: partOfDay.days }, hours));
  const when = inLine && intersectTimes(asked, inLine);
  const isAdjacent = times.isAdjacent || (added.after ?? added.before) !== null;
  return when && { ...next, when, isAdjacent };
}

function shareBound(one: When, other: When): boolean {
  return (
    (one.after !== null && other.after !== null) || (one.before !== null && other.before !== null)
  );
}

function replaceBounds(partOfDay: When, hours: When): When | null {
  // "Noaptea la 2", read as 14:00, must not start then.
  if (isNight(partOfDay)) return intersectTimes(partOfDay, hours);
  const after = hours.after ?? partOfDay.after;
  const before = hours.before ?? partOfDay.before;
  return intersectTimes({ ...partOfDay, after, before }, hours);
}

function isNight({ after }: When): boolean {
  return after !== null && after >= night;
}

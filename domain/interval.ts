/** A stretch of time in epoch ms, half-open: `end` is the first instant no longer in it. */
export type Interval = { start: number; end: number };

/** Tells whether two half-open intervals share an instant. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Tells whether the whole of an interval lies in another. */
export function contains(outer: Interval, inner: Interval): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** A half-open time interval in epoch ms: `end` is excluded. */
export type Interval = { start: number; end: number };

/** Returns true if two half-open intervals share an instant. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Returns true if `outer` contains the whole of `inner`. */
export function contains(outer: Interval, inner: Interval): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

type Bounds = { start: Date | number; end: Date | number };

/** As PostgreSQL reads a tstzrange. */
export function rangeOf({ start, end }: Bounds): string {
  return `[${new Date(start).toISOString()},${new Date(end).toISOString()})`;
}

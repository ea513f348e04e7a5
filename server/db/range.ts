type Bounds = { start: Date | number; end: Date | number };

export function rangeOf({ start, end }: Bounds): string {
  return `[${new Date(start).toISOString()},${new Date(end).toISOString()})`;
}

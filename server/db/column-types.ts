import type { ColumnType } from 'kysely';

export type Instant = ColumnType<Date, Date | string, Date | string>;

export type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>;

export type Json<T> = ColumnType<T, string, string>;

type Bounds = { start: Date | number; end: Date | number };

/** Returns a `tstzrange` that excludes its end. */
export function rangeOf({ start, end }: Bounds): string {
  return `[${new Date(start).toISOString()},${new Date(end).toISOString()})`;
}

import type { ColumnType } from 'kysely';

/** Timestamptz: read as Date. */
export type Instant = ColumnType<Date, Date | string, Date | string>;

/** Timestamptz with a default. */
export type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>;

/** Timestamptz that may be null. */
export type MaybeInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** Jsonb: read as its value, written as text. */
export type Json<T> = ColumnType<T, string, string>;

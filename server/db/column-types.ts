import type { ColumnType } from 'kysely';

/** A timestamptz, read as a Date. */
export type Instant = ColumnType<Date, Date | string, Date | string>;

/** A timestamptz with a default. */
export type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>;

/** A timestamptz that may be null. */
export type MaybeInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** A jsonb, read as its value and written as text. */
export type Json<T> = ColumnType<T, string, string>;

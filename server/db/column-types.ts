import type { ColumnType } from 'kysely';

/** timestamptz: read as Date. */
export type Instant = ColumnType<Date, Date | string, Date | string>;

/** timestamptz with a default. */
export type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>;

/** timestamptz that may be null. */
export type MaybeInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** jsonb: read as its value, written as text. */
export type Json<T> = ColumnType<T, string, string>;

import { CompiledQuery, type Compilable, type Kysely, type Transaction } from 'kysely';
import type { Database } from './schema.ts';
import { plannedMark, unwaitedMark } from './statement-marks.ts';

/**
 * A query that is built once per process and planned once per connection: one that is asked often, and costs more to put
 * together than to answer. It has one text, so lists are arrays, and names its columns, so that a migration cannot change
 * what it returns while an instance runs. Returns what runs it with its parameters.
 */
export function plannedOnce<P extends object, R>(build: Build<P, R>): Run<P, R> {
  return builtOnce(plannedMark, build);
}

/**
 * The same for what is done and not waited for (unwaitedMark): only in a transaction, for elsewhere no statement follows
 * that sends it and fails with its error. Returns what does it.
 */
export function unwaited<P extends object>(
  build: Build<P, unknown>,
): (tx: Transaction<Database>, parameters: P) => Promise<unknown> {
  return builtOnce(unwaitedMark, build);
}

type Build<P, R> = (db: Kysely<Database>, parameters: P) => Compilable<R>;
type Run<P, R> = (db: Kysely<Database>, parameters: P) => Promise<R[]>;

function builtOnce<P extends object, R>(mark: string, build: Build<P, R>): Run<P, R> {
  let text: string | undefined;
  let values: readonly unknown[] = [];
  return async (db, parameters) => {
    if (text === undefined) {
      const places = new Proxy({}, { get: (_, key) => new Place(key) });
      const compiled = build(db, places as P).compile();
      text = compiled.sql + mark;
      values = compiled.parameters;
    }
    const filled = values.map((value) =>
      value instanceof Place ? parameters[value.key as keyof P] : value,
    );
    return (await db.executeQuery(CompiledQuery.raw(text, filled))).rows as R[];
  };
}

/** Where a parameter goes. */
class Place {
  readonly key: string | symbol;
  constructor(key: string | symbol) {
    this.key = key;
  }
}

import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Database } from './schema.ts';
import { plannedMark, unwaitedMark } from './planning-client.ts';

/**
 * Meant for queries that take longer to plan than to run (docs/decisions/0030). Pass lists as
 * arrays, so that the text is constant. Name columns, so that migrations cannot change the result.
 */
export function plannedOnce<P extends object, R>(build: Build<P, R>): Run<P, R> {
  return builtOnce(plannedMark, build);
}

/** Like plannedOnce, but does not wait; the next awaited statement throws the error. */
export function unwaited<P extends object>(
  build: Build<P, unknown>,
): (tx: Transaction<Database>, parameters: P) => Promise<unknown> {
  return builtOnce(unwaitedMark, build);
}

type Build<P, R> = (
  db: Kysely<Database>,
  parameters: P,
) => {
  compile: (db: Kysely<Database>) => CompiledQuery<R>;
};
type Run<P, R> = (db: Kysely<Database>, parameters: P) => Promise<R[]>;

function builtOnce<P extends object, R>(mark: string, build: Build<P, R>): Run<P, R> {
  let text: string | undefined;
  let values: readonly unknown[] = [];
  return async (db, parameters) => {
    if (text === undefined) {
      const places = new Proxy({}, { get: (_, key) => new Place(key) });
      const compiled = build(db, places as P).compile(db);
      text = hideArrays(compiled.sql) + mark;
      values = compiled.parameters;
    }
    const filled = values.map((value) =>
      value instanceof Place ? parameters[value.key as keyof P] : value,
    );
    return (await db.executeQuery(CompiledQuery.raw(text, filled))).rows as R[];
  };
}

/**
 * A generic plan assumes ten elements per array, so that PostgreSQL would plan each run with a
 * shorter one again. A subquery hides the array from the planner.
 */
function hideArrays(text: string): string {
  return text.replaceAll(/\$\d+::(\w+\[\])/g, '(SELECT $&)::$1');
}

class Place {
  readonly key: string | symbol;
  constructor(key: string | symbol) {
    this.key = key;
  }
}

import { sql } from 'kysely';
import pg from 'pg';

/**
 * Marks the end of a query that each connection plans once, under that name: one that is asked often, and costs more to
 * plan than to answer. It has one text, so lists are arrays, and names its columns, so that a migration cannot change
 * what it returns while an instance runs.
 */
export function plannedOnce(name: string) {
  return sql.raw(markOf(name));
}

/** The same mark, for what is text already. */
export function markOf(name: string): string {
  return `/* planned once: ${name} */`;
}

const mark = /\/\* planned once: ([\w-]+) \*\/$/;

/** A connection that keeps the plans of the queries that are marked. */
export class PlanningClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...parts: unknown[]) => unknown;
    const named = (text: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' ? mark.exec(text)?.[1] : undefined;
      return send(name === undefined ? text : { name, text }, ...rest);
    };
    this.query = named as typeof this.query;
  }
}

import pg from 'pg';

/** Stands at the end of a statement that each connection plans once. It keeps them all, so they have few texts. */
export const plannedMark = '/* planned once */';

/**
 * The same for one that nobody waits for: it goes to a server together with the next statement of its transaction, which
 * fails with its error where it fails.
 */
export const unwaitedMark = '/* not waited for, planned once */';

const names = new Map<string, string>();

/** A statement as pg takes it: with a name where it is marked, the same one on each connection. */
function named(text: string): string | pg.QueryConfig {
  if (!text.endsWith(plannedMark) && !text.endsWith(unwaitedMark)) return text;
  const name = names.get(text) ?? `planned-${names.size}`;
  names.set(text, name);
  return { name, text };
}

/** A connection that keeps the plans of marked statements. */
export class PlanningClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...parts: unknown[]) => Promise<pg.QueryResult>;
    const query = (text: unknown, ...rest: unknown[]) =>
      send(typeof text === 'string' ? named(text) : text, ...rest);
    this.query = query as typeof this.query;
  }
}

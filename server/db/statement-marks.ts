import pg from 'pg';

/** Prepared statements are never freed: use few texts. */
export const plannedMark = '/* planned once */';

/** Statements with this mark are sent like those of `unwaited`. */
export const unwaitedMark = '/* not waited for, planned once */';

const names = new Map<string, string>();

function named(text: string): string | pg.QueryConfig {
  if (!text.endsWith(plannedMark) && !text.endsWith(unwaitedMark)) return text;
  const name = names.get(text) ?? `planned-${names.size}`;
  names.set(text, name);
  return { name, text };
}

export class PlanningClient extends pg.Client {
  constructor(config?: pg.ClientConfig, canPrepare = true) {
    super(config);
    if (!canPrepare) return;
    const send = this.query.bind(this) as (...parts: unknown[]) => Promise<pg.QueryResult>;
    const query = (text: unknown, ...rest: unknown[]) =>
      send(typeof text === 'string' ? named(text) : text, ...rest);
    this.query = query as typeof this.query;
  }
}

import pg from 'pg';

/** Marked statements are prepared and never freed, so mark few texts. */
export const plannedMark = '/* planned once */';

/** Like `plannedMark`, but `ServerClient` does not wait for the result. */
export const unwaitedMark = '/* not waited for, planned once */';

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `planned-${names.size}`;
  names.set(text, name);
  return name;
}

export class PlanningClient extends pg.Client {
  constructor(config?: pg.ClientConfig, canPrepare = true) {
    super(config);
    if (!canPrepare) return;
    const send = this.query.bind(this) as (...parts: unknown[]) => Promise<pg.QueryResult>;
    const { parsedStatements } = this.connection as WithStatements;
    const failures = new Map<string, number>();
    const query = (text: unknown, ...rest: unknown[]) => {
      if (typeof text !== 'string' || !isMarked(text)) return send(text, ...rest);
      const count = failures.get(text) ?? 0;
      const name = `${nameOf(text)}-${count}`;
      const answer = send({ name, text }, ...rest);
      // PgBouncer closes a connection that repeats the name of a failed preparation.
      answer.catch(() => name in parsedStatements || failures.set(text, count + 1));
      return answer;
    };
    this.query = query as typeof this.query;
  }
}

type WithStatements = pg.Connection & { parsedStatements: object };

function isMarked(text: string): boolean {
  return text.endsWith(plannedMark) || text.endsWith(unwaitedMark);
}

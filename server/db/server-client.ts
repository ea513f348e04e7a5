import pg from 'pg';

/** Marks the end of a statement that each connection to a server plans once, under that name. */
export function markOf(name: string): string {
  return `/* planned once: ${name} */`;
}

/**
 * Marks it too, and that nobody waits for it: it goes to the server together with the next statement of its transaction,
 * which fails with its error where it fails.
 */
export function unwaitedMarkOf(name: string): string {
  return `/* not waited for, planned once: ${name} */`;
}

const mark = /\/\* (not waited for, )?planned once: ([\w-]+) \*\/$/;

/**
 * A connection to a server. It keeps the plans of marked statements and sends what is not waited for with the statement
 * behind it: one way to the server and back costs more than most statements. The beginning of a transaction is waited
 * for: were it canceled, what came with it would be done all the same, and stay.
 */
export class ServerClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true });
    const send = this.query.bind(this) as (...parts: unknown[]) => Promise<pg.QueryResult>;
    let failure: unknown;
    const query = (text: unknown, ...rest: unknown[]) => {
      if (typeof text !== 'string') return send(text, ...rest);
      const [, unwaited, name] = mark.exec(text) ?? [];
      const { stream } = this.connection;
      if (unwaited) stream.cork();
      const answer = send(name ? { name, text } : text, ...rest);
      if (unwaited) {
        answer.catch((error: unknown) => (failure ??= error));
        return Promise.resolve({ rows: [] });
      }
      while (stream.writableCorked > 0) stream.uncork();
      return answer.finally(() => {
        const first = failure;
        failure = undefined;
        if (first !== undefined && text !== 'rollback') throw first;
      });
    };
    this.query = query as typeof this.query;
  }
}

import type pg from 'pg';
import { PlanningClient, unwaitedMark } from './planning-client.ts';

/**
 * Sends an unwaited statement with the next one, because a round trip costs more than most
 * statements. Waits for `begin`, because statements sent with a canceled `begin` would run outside
 * a transaction.
 */
export class ServerClient extends PlanningClient {
  constructor(config?: pg.ClientConfig, canPrepare = true) {
    super({ ...config, pipeline: true }, canPrepare);
    const send = this.query.bind(this) as (...parts: unknown[]) => Promise<pg.QueryResult>;
    let failure: unknown;
    const query = (text: unknown, ...rest: unknown[]) => {
      if (typeof text !== 'string') return send(text, ...rest);
      const isUnwaited = text.endsWith(unwaitedMark);
      const { stream } = this.connection;
      if (isUnwaited) stream.cork();
      const answer = send(text, ...rest);
      if (isUnwaited) {
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

export class UnpreparedClient extends ServerClient {
  constructor(config?: pg.ClientConfig) {
    super(config, false);
  }
}

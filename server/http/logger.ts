import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import cluster from 'node:cluster';
import { createHash } from 'node:crypto';
import type { Env, LogStream } from '../deps.ts';
import { paths } from '#contract/paths.ts';
import { limitKeyOf, networkOf } from '#domain/network/remote-address.ts';

export function loggerOptions(
  level: Env['LOG_LEVEL'],
  stream?: LogStream,
): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    base: cluster.isWorker ? { pid: process.pid } : null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    ...(stream && { stream }),
    serializers: { err: presentError },
  };
}

type Failure = Error & { code?: unknown; constraint?: unknown };
type Presented = Record<'type' | 'message' | 'stack', string> & Record<string, unknown>;

function presentError(error: Failure): Presented {
  const { name, message, stack, code, constraint } = error;
  const parts = error instanceof AggregateError ? { errors: error.errors.map(presentError) } : {};
  return { type: name, message, stack: stack ?? '', code, constraint, ...parts };
}

const repeatWindowMs = 60_000;
const maxRepeatKeys = 10_000;

export class RepeatedLines {
  readonly #lines = new LRUCache<string, { since: number; repeated: number }>({
    max: maxRepeatKeys,
  });

  /** Returns null to omit the line, else how many were omitted, if any. */
  take(kind: string, ip: string, now = performance.now()): { repeated?: number } | null {
    const key = `${kind} ${limitKeyOf(ip)}`;
    const line = this.#lines.get(key);
    if (line && now - line.since < repeatWindowMs) {
      line.repeated += 1;
      return null;
    }
    this.#lines.set(key, { since: now, repeated: 0 });
    return line && line.repeated > 0 ? { repeated: line.repeated } : {};
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    repeatedLines: RepeatedLines;
  }
}

const polled = [paths.changes.split(' ')[1], '/livez', '/readyz'];

/** Logs 429 and 503 at most once a minute per status and remote address. */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorate('repeatedLines', new RepeatedLines());
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply;
    const repeated = [429, 503].includes(status)
      ? app.repeatedLines.take(`status ${status}`, request.ip)
      : {};
    if (repeated === null) return;
    const userId = request.visitor?.client?.userId;
    const { url: path = null } = request.routeOptions;
    const level = status < 400 && polled.includes(path ?? '') ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        route: path,
        status,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        network: networkOf(request.ip),
        ...(userId && { user: createHash('sha256').update(userId).digest('hex').slice(0, 12) }),
        ...(request.errorCode && { code: request.errorCode }),
        ...repeated,
      },
      'request',
    );
  });
}

import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createHash } from 'node:crypto';
import type { Env } from './env.ts';
import { limitKeyOf, networkOf } from '#domain/client-address.ts';
import { RepeatedLines } from './repeated-lines.ts';

/** Where log lines go; absent means standard output. */
export type LogStream = {
  write: (line: string) => void;
};

/** The logger's settings. Nothing of a request is in its lines but what registerRequestLog writes. */
export function loggerOptions(
  level: Env['LOG_LEVEL'],
  stream?: LogStream,
): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    ...(stream && { stream }),
    serializers: { err: presentError },
  };
}

/** Of an error only what tells where it broke: a database's detail holds the values of the row. */
function presentError(error: Error & { code?: unknown; constraint?: unknown }) {
  const { name, message, stack, code, constraint } = error;
  return { type: name, message, stack: stack ?? '', code, constraint };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Shared by all lines that an address can cause without end. */
    repeatedLines: RepeatedLines;
  }
}

/**
 * Writes one JSON line per answer: route, status, time, error code, and who only as hash and network. Of answers that
 * refuse an address for its load (429, 503) one line a minute and status, with the number of those before.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorate('repeatedLines', new RepeatedLines());
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply;
    const repeated = [429, 503].includes(status)
      ? app.repeatedLines.take(`status ${status}`, limitKeyOf(request.ip))
      : 0;
    if (repeated === null) return;
    const userId = request.visitor?.client?.user_id;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        network: networkOf(request.ip),
        ...(userId && { user: createHash('sha256').update(userId).digest('hex').slice(0, 12) }),
        ...(request.errorCode && { code: request.errorCode }),
        ...(repeated > 0 && { repeated }),
      },
      'request',
    );
  });
}

import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createHash } from 'node:crypto';
import type { Env } from './env.ts';
import { networkOf } from '#domain/client-address.ts';

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

/** Writes one JSON line per answer: route, status, time, error code, and who only as hash and network. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const userId = request.visitor?.client?.user_id;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        network: networkOf(request.ip),
        ...(userId && { user: createHash('sha256').update(userId).digest('hex').slice(0, 12) }),
        ...(request.errorCode && { code: request.errorCode }),
      },
      'request',
    );
  });
}

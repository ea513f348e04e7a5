import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createHash } from 'node:crypto';
import type { Env } from '../env.ts';
import { limitKeyOf, networkOf } from '#domain/network/remote-address.ts';
import { RepeatedLines } from './repeated-lines.ts';

export type LogStream = { write: (line: string) => void };

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

function presentError(error: Error & { code?: unknown; constraint?: unknown }) {
  const { name, message, stack, code, constraint } = error;
  return { type: name, message, stack: stack ?? '', code, constraint };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** For lines that a remote address can cause without limit. */
    repeatedLines: RepeatedLines;
  }
}

/** One line per response; for 429 and 503 one per minute, status and remote address. */
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

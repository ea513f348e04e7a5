import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createHash } from 'node:crypto';
import type { Env } from '../env.ts';
import { limitKeyOf, networkOf } from '#domain/network/remote-address.ts';
import { RepeatedLines } from './repeated-lines.ts';

/** Destination of log lines; absent = standard output. */
export type LogStream = {
  write: (line: string) => void;
};

/** Settings of the logger. Only registerRequestLog logs data of requests. */
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
    /** Shared by all log lines that a remote address can cause without limit. */
    repeatedLines: RepeatedLines;
  }
}

/**
 * Logs one JSON line per response: route, status, time, error code, client as a hash, network. For responses
 * that refuse load (429, 503) it logs one line per minute, status and remote address, with the number of
 * those omitted.
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

import type { FastifyServerOptions } from 'fastify';

type Level = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** One JSON line per answer; cookies, tokens and bodies never reach it. */
export function loggerOptions(level: Level): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    redact: ['req.headers', 'headers.cookie', 'headers.authorization', 'password', 'token', 'code'],
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? null }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  };
}

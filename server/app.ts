import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import qs from 'qs';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import type { Deps } from './deps.ts';
import { registerErrorHandler } from './error-handler.ts';
import { loggerOptions } from './logger.ts';
import { registerResources } from './resources.ts';
import { registerGuard } from './session/guard.ts';
import { registerSession } from './session/routes.ts';

z.config(z.locales.ro());

/** Builds the api without listening, so that tests can inject requests. Everything that it needs comes in `deps`. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(deps.env.LOG_LEVEL),
    trustProxy: deps.env.TRUSTED_PROXIES.split(','),
    bodyLimit: 100 * 1024,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 1_000,
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000 },
    genReqId: (request) => acceptedRequestId(request.headers['x-request-id']) ?? randomUUID(),
    routerOptions: {
      maxParamLength: 300,
      querystringParser: (text) => qs.parse(text, { depth: 1, arrayLimit: 500 }),
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app);
  app.setNotFoundHandler(() => {
    throw new AppError('not_found', 'Not Found');
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await app.register(helmet, { hsts: deps.env.APP_MODE === 'production' });
  await app.register(cookie);
  registerGuard(app, deps);
  registerSession(app, deps);
  await registerResources(app, deps);
  return app;
}

function acceptedRequestId(given: string | string[] | undefined): string | null {
  return typeof given === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : null;
}

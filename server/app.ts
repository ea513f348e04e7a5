import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import qs from 'qs';
import { avatarUpload } from '#contract/account-values.ts';
import { httpBounds, requestIdHeader, requestIdOf } from '#domain/network/request.ts';
import { AppError } from './app-error.ts';
import { registerCachePolicy } from './http/cache-control.ts';
import { handleBrokenRequest } from './http/connection-errors.ts';
import type { Deps } from './deps.ts';
import { sendError, registerErrorHandler } from './http/error-handler.ts';
import { registerHealth } from './ops/health/routes.ts';
import { registerRequestMetrics } from './ops/metrics/request-metrics.ts';
import { registerAddressLimits } from './limits/address-limits.ts';
import { loggerOptions, registerRequestLog } from './http/logger.ts';
import { registerNotFound } from './http/not-found.ts';
import { registerApiReference } from './http/openapi/api-reference.ts';
import { routeLead } from './http/route.ts';
import { registerResources } from './resources.ts';
import { registerGuard } from './identity/session/guard.ts';
import { registerSession } from './identity/session/routes.ts';
import { registerTextGuard } from './http/text-guard.ts';

/** Does not listen, so that tests can inject requests. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { env } = deps;
  const app = Fastify({
    logger: loggerOptions(env.LOG_LEVEL, deps.logStream),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    trustProxy: env.API_TRUSTED_PROXIES,
    bodyLimit: httpBounds.body,
    // A process that stops still responds to accepted requests.
    return503OnClosing: false,
    // Only a backstop: `route` times out earlier, because Fastify's timer stops once the body has been read.
    ...(env.CALL_TIMEOUT_MS > 0 && { handlerTimeout: env.CALL_TIMEOUT_MS + routeLead }),
    // Long enough to receive an avatar on a slow connection; `handlerTimeout` ends the other calls earlier.
    requestTimeout: avatarUpload.timeoutMs,
    keepAliveTimeout: httpBounds.keepAliveTimeout,
    maxRequestsPerSocket: httpBounds.requestsPerConnection,
    http: { maxHeaderSize: httpBounds.headers, headersTimeout: httpBounds.headersTimeout },
    genReqId: (request) => requestIdOf(request.headers) ?? randomUUID(),
    clientErrorHandler: handleBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      reply.headers({ [requestIdHeader]: request.id, 'cache-control': 'private, no-store' });
      sendError(error, request, reply);
    },
    routerOptions: {
      maxParamLength: 300,
      querystringParser: (text) => qs.parse(text, { depth: 1, arrayLimit: 500 }),
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
  registerErrorHandler(app);
  registerNotFound(app);
  registerRequestLog(app);
  registerRequestMetrics(app);
  await app.register(helmet, {
    hsts: env.APP_MODE === 'production',
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  await app.register(cookie);
  registerCachePolicy(app);
  registerTextGuard(app);
  await app.register(underPressure, {
    maxEventLoopDelay: env.OVERLOAD_MS,
    pressureHandler: async ({ routeOptions }) => {
      // Health checks are not calls of the contract: they respond under overload too.
      if (routeOptions.config.call) throw new AppError('unavailable');
    },
  });
  await registerAddressLimits(app, env);
  registerGuard(app, deps);
  await registerApiReference(app, env);
  registerHealth(app, deps);
  registerSession(app, deps);
  await registerResources(app, deps);
  return app;
}

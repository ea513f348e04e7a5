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
import type { Deps } from './deps.ts';
import { registerFavourites } from './account/favourites-routes.ts';
import { registerAccount } from './account/routes.ts';
import { limitAttempts } from './booking/bookings/booking-limits.ts';
import { registerBookings, registerCancellation } from './booking/bookings/routes.ts';
import { registerCalendarReading } from './booking/calendar-sources/read-before-calls.ts';
import { registerClientFeed } from './booking/client-feed/routes.ts';
import { registerBookingLinks } from './booking/links/routes.ts';
import { registerProviderCalendar } from './booking/provider-calendar/routes.ts';
import { registerProvider } from './booking/provider/routes.ts';
import { registerReviews } from './booking/reviews/routes.ts';
import { registerSlotAlerts } from './booking/slot-alerts/routes.ts';
import { registerSubscriptions } from './booking/subscriptions/routes.ts';
import { registerVouchers } from './booking/vouchers/routes.ts';
import { registerWithdrawal } from './booking/withdrawal/withdraw-subscription.ts';
import { registerAddresses } from './catalogue/addresses/routes.ts';
import { registerChanges } from './catalogue/changes/routes.ts';
import { registerCities } from './catalogue/cities/routes.ts';
import { registerFiltersForm } from './catalogue/filters-form/routes.ts';
import { registerImages } from './catalogue/images/routes.ts';
import { registerLocationDetail } from './catalogue/location-detail/routes.ts';
import { registerLocations } from './catalogue/locations/routes.ts';
import { registerPlaces } from './catalogue/places/routes.ts';
import { registerSharePictures } from './catalogue/share-pictures/routes.ts';
import { registerSlots } from './catalogue/slots/routes.ts';
import { registerCachePolicy } from './http/cache-control.ts';
import { handleBrokenRequest, registerErrorHandler, sendError } from './http/error-handler.ts';
import { loggerOptions, registerRequestLog } from './http/logger.ts';
import { registerApiReference } from './http/openapi.ts';
import { routeLead } from './http/route.ts';
import { registerTextGuard } from './http/text-guard.ts';
import { registerPasswords } from './identity/password/routes.ts';
import { registerRegistration } from './identity/registration/routes.ts';
import { registerGuard } from './identity/session/guard.ts';
import { registerSession } from './identity/session/routes.ts';
import { registerSmsLogin } from './identity/session/sms-login-routes.ts';
import { registerSocial } from './identity/social/login-social.ts';
import { registerAddressLimits } from './limits/call-limits.ts';
import { registerMailbox } from './messages/mailbox.ts';
import { registerFeedback } from './ops/feedback-routes.ts';
import { registerHealth } from './ops/health-routes.ts';
import { registerRequestMetrics } from './ops/metrics.ts';
import { registerReadOnly } from './ops/switches/read-only.ts';
import { registerVitals } from './ops/vitals-routes.ts';

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
    // A stopping process still responds on accepted connections.
    return503OnClosing: false,
    // A backstop: Fastify's timer stops once the body is read, so `route` has its own timer.
    ...(env.CALL_TIMEOUT_MS > 0 && { handlerTimeout: env.CALL_TIMEOUT_MS + routeLead }),
    // Long enough for an avatar on a slow connection; `handlerTimeout` ends other calls earlier.
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
      // Health checks have no `call`: they respond under overload too.
      if (routeOptions.config.call) throw new AppError('unavailable');
    },
  });
  registerAddressLimits(app, env);
  registerReadOnly(app, deps);
  registerGuard(app, deps);
  await registerApiReference(app, env);
  registerHealth(app, deps);
  registerSession(app, deps);
  registerResources(app, deps);
  return app;
}

function registerResources(app: FastifyInstance, deps: Deps): void {
  registerCalendarReading(app, deps);
  registerFiltersForm(app, deps);
  registerPlaces(app, deps);
  registerAddresses(app, deps);
  registerCities(app, deps);
  registerChanges(app, deps);
  registerLocations(app, deps);
  registerLocationDetail(app, deps);
  registerReviews(app, deps);
  registerSlots(app, deps);
  registerImages(app, deps);
  registerSharePictures(app, deps);
  registerSmsLogin(app, deps);
  registerSocial(app, deps);
  registerRegistration(app, deps);
  registerPasswords(app, deps);
  const attempt = limitAttempts(deps.env);
  registerBookings(app, deps, attempt);
  registerBookingLinks(app, deps, attempt);
  registerCancellation(app, deps);
  registerWithdrawal(app, deps);
  registerClientFeed(app, deps);
  registerSubscriptions(app, deps);
  registerSlotAlerts(app, deps);
  registerFavourites(app, deps);
  registerVouchers(app, deps);
  registerProvider(app, deps);
  registerProviderCalendar(app, deps);
  registerFeedback(app, deps);
  registerVitals(app, deps);
  registerMailbox(app, deps);
  registerAccount(app, deps);
}

import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { errorSentences, type ErrorCode } from '#contract/error.ts';
import { firstOf } from '#contract/rule-words.ts';
import { AppError, notFound } from '../app-error.ts';
import { meaningOf } from '../db/database-error.ts';
import { TooManyAttempts } from '../limits/take-limit.ts';
import { logEvent } from './security-event.ts';

declare module 'fastify' {
  interface FastifyRequest {
    errorCode: ErrorCode | null;
  }
}

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'bad_request',
  413: 'payload_too_large',
  414: 'not_found',
  415: 'unsupported_media_type',
  503: 'unavailable',
};

export function registerErrorHandler(app: FastifyInstance): void {
  app.decorateRequest('errorCode', null);
  app.setErrorHandler<FastifyError>(sendError);
  const routes: { pattern: URLPattern; method: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const pattern = new URLPattern({ pathname: url });
    for (const one of [method].flat()) routes.push({ pattern, method: one });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const methods = routes
      .filter(({ pattern }) => pattern.test({ pathname: path }))
      .map(({ method }) => method);
    const others = [...new Set(methods)].filter((method) => method !== request.method);
    if (others.length === 0) throw notFound();
    reply.header('allow', others.join(', '));
    throw new AppError('method_not_allowed');
  });
}

export function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const appError = toAppError(error, request);
  logFailure(error, appError, request);
  const failure = appError ?? new AppError('server_error');
  request.errorCode = failure.code;
  if (failure.code === 'too_many_attempts') logEvent(request, 'excess_rate_limit_exceeded');
  if (failure.code === 'unavailable') reply.header('retry-after', '2');
  if (failure.extra.seconds !== undefined) reply.header('retry-after', failure.extra.seconds);
  if (failure instanceof TooManyAttempts)
    reply.headers({
      'x-ratelimit-limit': failure.max,
      'x-ratelimit-remaining': 0,
      'x-ratelimit-reset': failure.extra.seconds,
    });
  return reply.status(failure.status).send(failure.toBody());
}

function logFailure(error: FastifyError, appError: AppError | null, request: FastifyRequest): void {
  if (!appError) return request.log.error({ err: error }, 'request failed');
  if (appError.status < 500) return;
  const repeated = request.server.repeatedLines.take(appError.code, request.ip);
  if (repeated === null) return;
  const { code, message } = error;
  request.log.error({ code: appError.code, cause: code, message, ...repeated }, 'request failed');
}

function toAppError(error: FastifyError, request: FastifyRequest): AppError | null {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext === 'params') return notFound();
    return validationError(error.validation);
  }
  const meaning = meaningOf(error);
  if (meaning === 'bad_value') return new AppError('validation_failed');
  const code = meaning ?? codeOfStatus[error.statusCode ?? 500];
  if (code === 'payload_too_large') return payloadTooLarge(request);
  return code ? new AppError(code) : null;
}

function payloadTooLarge({ routeOptions }: FastifyRequest): AppError {
  const name = routeOptions.config.call;
  const call: Call | undefined = name && calls[name];
  if (!call?.rawBody) return new AppError('payload_too_large');
  const { field, message } = call.rawBody.tooLarge;
  return new AppError('payload_too_large', message, { [field]: [message] });
}

type Issue = { instancePath: string; message?: string | undefined };

function validationError(issues: readonly Issue[]): AppError {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.instancePath.split('/').filter(Boolean).join('.') || 'body';
    (errors[field] ??= []).push(issue.message ?? errorSentences.validation_failed);
  }
  return new AppError('validation_failed', firstOf(Object.values(errors).flat()), errors);
}

export const handleBrokenRequest: NonNullable<FastifyServerOptions['clientErrorHandler']> = (
  error,
  socket,
) => {
  const status = statusOf(error.code);
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const body = JSON.stringify(new AppError('bad_request').toBody());
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${randomUUID()}`,
    'Cache-Control: private, no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

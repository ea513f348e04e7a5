import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorCode } from '#contract/error.ts';
import { AppError, notFound } from './app-error.ts';

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'bad_request',
  408: 'bad_request',
  413: 'payload_too_large',
  414: 'bad_request',
  415: 'unsupported_media_type',
  429: 'too_many_attempts',
  431: 'bad_request',
  503: 'unavailable',
};

/** Answers every failure in the shape of spec section 8; what went wrong inside is logged and never sent. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const known = toAppError(error);
    if (!known || known.status >= 500) request.log.error({ err: error }, 'request failed');
    const answer = known ?? new AppError('server_error', 'Server Error');
    if (answer.code === 'unavailable') reply.header('retry-after', '2');
    if (answer.extra.seconds !== undefined) reply.header('retry-after', answer.extra.seconds);
    return reply.status(answer.status).header('cache-control', 'no-store').send(answer.toBody());
  });
}

function toAppError(error: FastifyError): AppError | null {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A malformed id names nothing: the same answer as an unknown one.
    if (error.validationContext === 'params') return notFound();
    return validationError(error.validation);
  }
  const code = codeOfStatus[error.statusCode ?? 500];
  return code ? new AppError(code, sentenceOf(code)) : null;
}

interface Issue {
  instancePath: string;
  message?: string | undefined;
}

function validationError(issues: readonly Issue[]): AppError {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.instancePath.split('/').filter(Boolean).join('.') || 'body';
    (errors[field] ??= []).push(issue.message ?? 'Valoare greșită');
  }
  const [first = 'Date greșite', ...others] = Object.values(errors).flat();
  const more = others.length === 0 ? '' : ` (and ${others.length} more errors)`;
  return new AppError('validation_failed', `${first}${more}`, errors);
}

function sentenceOf(code: ErrorCode): string {
  const sentences: Partial<Record<ErrorCode, string>> = {
    bad_request: 'Bad Request',
    payload_too_large: 'Payload Too Large',
    unsupported_media_type: 'Unsupported Media Type',
    too_many_attempts: 'Too Many Attempts.',
    unavailable: 'Service Unavailable',
  };
  return sentences[code] ?? code;
}

import type { ErrorBody } from '#contract/error-body.ts';
import type { ErrorCode } from '#contract/error.ts';
import { errorResponse } from '#tests/msw/mock-call.ts';

export class Refusal extends Error {
  readonly toResponse: () => Response;

  constructor(code: ErrorCode, details: Partial<ErrorBody> = {}) {
    super(code);
    this.toResponse = () => errorResponse(code, details);
  }
}

export function invalidField(field: string, message: string): Refusal {
  return new Refusal('validation_failed', { message, errors: { [field]: [message] } });
}

export function notFound(): never {
  throw new Refusal('not_found');
}

import type { ErrorBody } from '#contract/error-body.ts';
import { errorStatus, type ErrorCode } from '#contract/error.ts';

export class Refusal extends Error {
  readonly body: ErrorBody;

  constructor(code: ErrorCode, details: Partial<Omit<ErrorBody, 'code'>> = {}) {
    super(code);
    this.body = { message: code, errors: {}, ...details, code };
  }

  toResponse(): Response {
    return Response.json(this.body, { status: errorStatus[this.body.code] });
  }
}

export function invalidField(field: string, message: string): Refusal {
  return new Refusal('validation_failed', { message, errors: { [field]: [message] } });
}

import { errorStatus, type ErrorBody, type ErrorCode } from '#contract/error.ts';

/** What a handler throws to answer an error of the contract. */
export class Refusal extends Error {
  readonly body: ErrorBody;

  constructor(code: ErrorCode, details: Partial<Omit<ErrorBody, 'code'>> = {}) {
    super(code);
    this.body = { message: code, errors: {}, ...details, code };
  }

  /** The answer in the shape of every error of the contract. */
  toResponse(): Response {
    return Response.json(this.body, { status: errorStatus[this.body.code] });
  }
}

/** 422 with one message on one field. */
export function invalidField(field: string, message: string): Refusal {
  return new Refusal('validation_failed', { message, errors: { [field]: [message] } });
}

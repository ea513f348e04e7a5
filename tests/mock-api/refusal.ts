import { errorStatus, type ErrorBody, type ErrorCode } from '#contract/error.ts';

/** What a handler throws to answer an error of the contract. */
export class Refusal extends Error {
  readonly body: ErrorBody;

  constructor(code: ErrorCode, given: Partial<Omit<ErrorBody, 'code'>> = {}) {
    super(code);
    this.body = { message: code, errors: {}, ...given, code };
  }

  /** The answer in the shape of spec section 8. */
  toResponse(): Response {
    return Response.json(this.body, { status: errorStatus[this.body.code] });
  }
}

/** 422 with one message on one field. */
export function invalidField(field: string, message: string): Refusal {
  return new Refusal('validation_failed', { message, errors: { [field]: [message] } });
}

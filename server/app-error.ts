import { englishMessages } from '#contract/english-messages.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import { errorSentences, errorStatus, type ErrorCode } from '#contract/error.ts';

type Extra = Omit<ErrorBody, 'message' | 'errors' | 'code'>;

export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly errors: Record<string, string[]>;
  readonly extra: Extra;

  constructor(
    code: ErrorCode,
    message: string = englishMessages[code] ?? errorSentences[code],
    errors: Record<string, string[]> = {},
    extra: Extra = {},
  ) {
    super(message);
    this.code = code;
    this.errors = errors;
    this.extra = extra;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toBody(): ErrorBody {
    return { message: this.message, errors: this.errors, code: this.code, ...this.extra };
  }
}

/** Hides whether data is missing or belongs to another client. */
export function notFound(): AppError {
  return new AppError('not_found');
}

export function invalidField(field: string, message: string): AppError {
  return new AppError('validation_failed', message, { [field]: [message] });
}

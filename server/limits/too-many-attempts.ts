import { AppError } from '../app-error.ts';

/** State of a limit after an attempt; `seconds` until its window ends. */
export type LimitState = {
  max: number;
  remaining: number;
  seconds: number;
};

/** 429 with X-RateLimit-* and Retry-After headers. `errors` are field messages for the screen. */
export class TooManyAttempts extends AppError {
  readonly limit: LimitState;

  constructor(limit: LimitState, errors: Record<string, string[]> = {}) {
    super('too_many_attempts', undefined, errors, { seconds: limit.seconds });
    this.limit = limit;
  }
}

import { AppError } from '../app-error.ts';

/** How a limit stands after an attempt; `seconds` until its window ends. */
export type LimitState = {
  max: number;
  remaining: number;
  seconds: number;
};

/** 429 with what its X-RateLimit-* headers and Retry-After tell. `errors` are the words for the screen. */
export class TooManyAttempts extends AppError {
  readonly limit: LimitState;

  constructor(limit: LimitState, errors: Record<string, string[]> = {}) {
    super('too_many_attempts', undefined, errors, { seconds: limit.seconds });
    this.limit = limit;
  }
}

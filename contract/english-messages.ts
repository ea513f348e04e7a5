import type { ErrorCode } from './error.ts';

export const englishMessages: Partial<Record<ErrorCode, string>> = {
  unauthenticated: 'Unauthenticated.',
  csrf_mismatch: 'CSRF token mismatch.',
  too_many_attempts: 'Too Many Attempts.',
};

import { AppError } from './app-error.ts';

interface Issue {
  instancePath: string;
  message?: string | undefined;
}

/** 422 with the messages of every field that failed. */
export function validationError(issues: readonly Issue[]): AppError {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.instancePath.split('/').filter(Boolean).join('.') || 'body';
    (errors[field] ??= []).push(issue.message ?? 'Valoare greșită');
  }
  const [first = 'Date greșite', ...others] = Object.values(errors).flat();
  const more = others.length === 0 ? '' : ` (and ${others.length} more errors)`;
  return new AppError('validation_failed', `${first}${more}`, errors);
}

import { errorSentences } from '#contract/error-sentences.ts';
import { firstOf } from '#contract/rule-words.ts';
import { AppError } from '../app-error.ts';

type Issue = {
  instancePath: string;
  message?: string | undefined;
};

/** 422 with the messages of all invalid fields. */
export function validationError(issues: readonly Issue[]): AppError {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.instancePath.split('/').filter(Boolean).join('.') || 'body';
    (errors[field] ??= []).push(issue.message ?? errorSentences.validation_failed);
  }
  return new AppError('validation_failed', firstOf(Object.values(errors).flat()), errors);
}

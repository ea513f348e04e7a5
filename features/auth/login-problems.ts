import { isApiError } from '#lib/api/api-error.ts';
import { errorSentence } from '#lib/error-sentence.ts';

export type LoginProblems = {
  general: string | null;
  fields: { field: 'email' | 'password'; message: string }[];
};

/** Sorts what a sign-in threw: messages of the form's fields, and one sentence for all else. */
export function loginProblems(error: unknown): LoginProblems {
  if (!isApiError(error, 'validation_failed')) return { general: errorSentence(error), fields: [] };
  const fields: LoginProblems['fields'] = [];
  const rest: string[] = [];
  for (const [field, messages] of Object.entries(error.errors)) {
    const message = messages.join(' ');
    if (field === 'email' || field === 'password') fields.push({ field, message });
    else rest.push(message);
  }
  const said = fields.length > 0 || rest.length > 0;
  return { general: said ? rest.join(' ') || null : errorSentence(error), fields };
}

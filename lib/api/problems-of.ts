import { isApiError } from './api-error.ts';
import { errorSentence } from './error-sentence.ts';

export function problemsOf(
  error: unknown,
  fields: readonly string[],
): { ofFields: [field: string, message: string][]; others: string[] } {
  if (!isApiError(error, 'validation_failed', 'block_overlaps'))
    return { ofFields: [], others: [errorSentence(error)] };
  const ofFields: [string, string][] = [];
  const others: string[] = [];
  for (const [field, messages] of Object.entries(error.errors)) {
    if (fields.includes(field)) ofFields.push([field, messages.join(' ')]);
    else others.push(...messages);
  }
  if (ofFields.length + others.length === 0) others.push(errorSentence(error));
  return { ofFields, others };
}

import { errorSentences } from '#contract/error.ts';
import { waitSentence } from '#domain/time/duration-label.ts';
import { isApiError } from './api-error.ts';

const unreachable =
  'Nu am putut ajunge la server. Verifică conexiunea la internet și încearcă din nou.';

export function errorSentence(error: unknown): string {
  if (!isApiError(error)) return errorSentences.server_error;
  if (error.code === 'network') return unreachable;
  if (error.code === 'read_only') return error.message;
  const [message] = Object.values(error.errors).flat();
  const seconds = error.code === 'too_many_attempts' && error.body?.seconds;
  return message ?? (seconds ? waitSentence(seconds) : errorSentences[error.code]);
}

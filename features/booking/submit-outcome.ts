import { toBani, type Bani } from '#domain/money.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { errorSentence } from '#lib/error-sentence.ts';

/** What a refused booking asks of the screen. */
export type SubmitRefusal =
  | { kind: 'sign-in' }
  | { kind: 'slot-taken'; message: string | null }
  | { kind: 'price-changed'; total: Bani | null }
  | { kind: 'services'; message: string }
  | { kind: 'fields'; errors: Record<string, string>; message: string | null }
  /** Nothing is known about the booking, or it was not tried: the same may be sent again. */
  | { kind: 'retry' }
  | { kind: 'other'; message: string };

/** Returns what to do about whatever the creation of a booking threw. */
export function submitRefusal(error: unknown): SubmitRefusal {
  if (isApiError(error, 'unauthenticated')) return { kind: 'sign-in' };
  if (isApiError(error, 'slot_taken')) return { kind: 'slot-taken', message: null };
  if (isApiError(error, 'price_changed')) {
    const total = error.body?.total ?? null;
    return { kind: 'price-changed', total: total === null ? null : toBani(total) };
  }
  if (isApiError(error, 'network', 'server_error', 'unavailable')) return { kind: 'retry' };
  if (!isApiError(error, 'validation_failed'))
    return { kind: 'other', message: errorSentence(error) };

  const errors = Object.fromEntries(
    Object.entries(error.errors).map(([field, messages]) => [field, messages.join(' ')]),
  );
  const time = errors.start_time ?? errors.start_date ?? errors.professional_id;
  if (time !== undefined) return { kind: 'slot-taken', message: time };
  if (errors.services_ids !== undefined) return { kind: 'services', message: errors.services_ids };
  const onScreen = /^(comment|voucher_code|custom_fields\.\d+)$/;
  const unplaced = Object.entries(errors).filter(([field]) => !onScreen.test(field));
  return {
    kind: 'fields',
    errors,
    message: unplaced.map(([, message]) => message).join(' ') || null,
  };
}

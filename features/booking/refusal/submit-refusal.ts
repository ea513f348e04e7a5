import type { Booking } from '#contract/booking.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import { maybeBani } from '#domain/money/money.ts';
import type { TotalPrice } from '#domain/money/price.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { retryableCodes } from '#lib/api/query-client.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';

export type Overlap = NonNullable<ErrorBody['overlap']>;

export type SubmitRefusal =
  | { kind: 'sign-in' }
  | { kind: 'slot-taken'; message: string | null }
  | { kind: 'price-changed'; price: TotalPrice }
  | { kind: 'overlap'; overlap: Overlap }
  | { kind: 'services'; message: string }
  | { kind: 'voucher' }
  /** The client owns an unused visit, which the shown price ignores. */
  | { kind: 'unseen-visit' }
  /** An earlier attempt placed a booking; its response was lost. */
  | { kind: 'unseen-booking'; booking: Booking }
  | { kind: 'subscription'; message: string }
  | { kind: 'fields'; errors: Record<string, string>; message: string | null }
  /** Retryable; the outcome is unknown. */
  | { kind: 'retry' }
  /** Retryable; nothing was attempted, e.g. because the session could not be refreshed. */
  | { kind: 'not-sent' }
  | { kind: 'other'; message: string };

/** `isUnanswered` means that this or an earlier attempt has an unknown outcome. */
export function submitRefusal(error: unknown, isUnanswered: boolean): SubmitRefusal {
  if (isApiError(error, 'unauthenticated')) return { kind: 'sign-in' };
  if (isApiError(error, 'slot_taken')) return { kind: 'slot-taken', message: null };
  if (isApiError(error, 'price_changed')) {
    return { kind: 'price-changed', price: totalOf(error.body ?? {}) };
  }
  if (isApiError(error, 'overlaps_own') && error.body?.overlap)
    return { kind: 'overlap', overlap: error.body.overlap };
  if (isApiError(error, ...retryableCodes)) return { kind: isUnanswered ? 'retry' : 'not-sent' };
  if (!isApiError(error, 'validation_failed'))
    return { kind: 'other', message: errorSentence(error) };

  const errors = Object.fromEntries(
    Object.entries(error.errors).map(([field, messages]) => [field, messages.join(' ')]),
  );
  const time = errors.start_time ?? errors.start_date ?? errors.professional_id;
  if (time !== undefined) return { kind: 'slot-taken', message: time };
  const services = errors.services_ids ?? errors.subscription_id;
  if (services !== undefined) return { kind: 'services', message: services };
  const own = errors.services_subscription_id;
  if (own !== undefined) return { kind: 'subscription', message: own };
  if (errors.voucher_code !== undefined) return { kind: 'voucher' };
  const unplaced = Object.entries(errors).filter(([field]) => !isOnScreen(field));
  return {
    kind: 'fields',
    errors,
    message: unplaced.map(([, message]) => message).join(' ') || null,
  };
}

function isOnScreen(field: string): boolean {
  return field === 'comment' || /^custom_fields\.\d+$/.test(field);
}

export function totalOf(body: Pick<ErrorBody, 'total' | 'max_total' | 'hidden_count'>): TotalPrice {
  const { total = null, max_total = total, hidden_count = 0 } = body;
  return { total: maybeBani(total), max_total: maybeBani(max_total), hidden_count };
}

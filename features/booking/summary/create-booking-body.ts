import type { CreateBookingBody } from '#contract/booking.ts';
import { maybeRon } from '#domain/money/money.ts';
import type { TotalPrice } from '#domain/money/price.ts';
import type { BookingLocation } from '../draft/booking-location.ts';
import type { Draft } from '../draft/draft.ts';

/** The price must be what the client saw. */
export function createBookingBody(
  location: BookingLocation,
  draft: Draft,
  { total, max_total }: Pick<TotalPrice, 'total' | 'max_total'>,
  acceptedOverlaps: string[],
): { [field in keyof Required<CreateBookingBody>]: CreateBookingBody[field] } | null {
  if (draft.startDate === null || draft.startTime === null) return null;
  const values = location.custom_fields.flatMap(({ id }) => {
    const value = draft.customFields[id]?.trim() ?? '';
    return value === '' ? [] : { id, value };
  });
  return {
    location_id: location.id,
    services_ids: draft.servicesIds,
    professional_id: draft.professionalId,
    start_date: draft.startDate,
    start_time: draft.startTime,
    comment: draft.comment.trim() || undefined,
    custom_fields: values.length > 0 ? values : undefined,
    voucher_code: draft.voucher?.code,
    services_subscription_id: draft.servicesSubscriptionId ?? undefined,
    subscription_id: draft.servicesSubscriptionId ? undefined : (draft.subscription ?? undefined),
    expected_total: maybeRon(total),
    expected_max_total: maybeRon(max_total),
    accepted_overlaps: acceptedOverlaps,
  };
}

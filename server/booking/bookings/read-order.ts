import type { z } from 'zod';
import type { createBookingBody } from '#contract/booking.ts';
import { errorSentences } from '#contract/error.ts';
import type { Voucher } from '#contract/voucher.ts';
import { firstOf } from '#contract/rule-words.ts';
import { isTooLong, longestBookingMin, totalDuration } from '#domain/booking/booking-length.ts';
import { customFieldRefusal } from '#domain/booking/custom-field.ts';
import { minuteMs, toInstant } from '#domain/time/local-time.ts';
import { maybeBani, maybeRon } from '#domain/money/money.ts';
import { priceBooking, type BookingPrice } from '#domain/money/price.ts';
import type { Calendar, SlotProblem } from '#domain/booking/slots.ts';
import { longestStretch } from '#domain/time/working-hours.ts';
import { AppError, invalidField, notFound } from '#server/app-error.ts';
import type { Tx } from '#server/deps.ts';
import { chooseProfessionals } from '#server/catalogue/slots/free-times.ts';
import { findVoucher } from '../vouchers/voucher-check.ts';
import { findBookableLocation, type BookableLocation } from './bookable-location-repository.ts';
import type { BookingRow } from './details-repository.ts';
import {
  findUsableSubscription,
  subscriptionToBuy,
  type NewSubscription,
} from './order-subscription.ts';

export const slotRefusals: Record<SlotProblem, string> = {
  invalid_time: 'Această oră nu există în ziua aleasă.',
  past: 'Ora aleasă a trecut.',
  notice: 'Ora aleasă este prea apropiată; alege una mai târzie.',
  horizon: 'Nu se poate rezerva cu atât de mult timp înainte. Alege o zi mai apropiată.',
  off_grid: 'Ora aleasă nu este disponibilă.',
  outside_hours: 'Ora aleasă nu este în program.',
  busy: errorSentences.slot_taken,
  equipment: errorSentences.slot_taken,
};

export type BookingBody = z.output<typeof createBookingBody>;

export type BookingRequest = {
  id: string;
  userId: string;
  body: BookingBody;
  /** The booking being rescheduled; its slot, voucher and visit count as free. */
  former: BookingRow | null;
  now: Date;
};

/** A request with valid terms; its slot is not checked yet. */
export type BookingOrder = BookingRequest & {
  location: BookableLocation;
  calendars: Calendar[];
  startsAt: Date;
  endsAt: Date;
  price: BookingPrice;
  voucher: Voucher | null;
  ownSubscription: { id: string } | null;
  newSubscription: NewSubscription | null;
  customFields: BookingRow['custom_fields'];
};

export async function readOrder(tx: Tx, request: BookingRequest): Promise<BookingOrder> {
  const { userId, body, former, now } = request;
  const except = former?.id ?? null;
  const startsAt = toInstant(body.start_date, body.start_time);
  const from = startsAt ?? now;
  const location = await findBookableLocation(tx, {
    locationId: body.location_id,
    servicesIds: body.services_ids,
    userId,
    from,
    // The services, and so the end of the visit, are not loaded yet.
    to: new Date(from.getTime() + longestBookingMin * minuteMs),
    now,
    except,
  });
  if (!location) throw notFound();
  const { services } = location;
  const selection = {
    services,
    available: location.staff.map(({ id }) => id),
    servicesIds: body.services_ids,
  };
  const professionalIds = chooseProfessionals(selection, body.professional_id, {
    services: 'services_ids',
    professional: 'professional_id',
    notOffered: 'Specialistul ales nu mai oferă serviciile alese.',
  });
  if (!startsAt) throw invalidField('start_time', slotRefusals.invalid_time);
  const duration = totalDuration(services);
  const calendars = location.staff.filter(({ id }) => professionalIds.includes(id));
  const stretches = calendars.map(({ hours }) => longestStretch(hours));
  if (isTooLong(duration, stretches))
    throw invalidField(
      'services_ids',
      'Ce ai ales nu încape într-o singură programare. Alege mai puține servicii sau altele.',
    );

  const visit = { startsAt, isPaid: former !== null };
  const ownSubscription = await findUsableSubscription(tx, userId, body, visit);
  const covered = ownSubscription?.service_id ?? null;
  const newSubscription = subscriptionToBuy(services, body.subscription_id, covered);
  const use = { ...body, userId, services, covered, except };
  const voucher = body.voucher_code
    ? await findVoucher(tx, 'voucher_code', { ...use, code: body.voucher_code })
    : null;
  const price = priceBooking(services, {
    date: body.start_date,
    voucher,
    covered_service_id: covered,
  });
  checkExpectedPrice(price, body);

  return {
    ...request,
    location,
    calendars,
    startsAt,
    endsAt: new Date(startsAt.getTime() + duration * minuteMs),
    price,
    voucher,
    ownSubscription,
    newSubscription,
    customFields: former?.custom_fields ?? readCustomFields(location, body.custom_fields ?? []),
  };
}

function checkExpectedPrice(price: BookingPrice, body: BookingBody): void {
  const { expected_total: low, expected_max_total: high } = body;
  const isHigh = high === undefined || maybeBani(high) === price.max_total;
  if (maybeBani(low) === price.total && isHigh) return;
  throw new AppError(
    'price_changed',
    errorSentences.price_changed,
    { expected_total: [errorSentences.price_changed] },
    {
      total: maybeRon(price.total),
      max_total: maybeRon(price.max_total),
      hidden_count: price.hidden_count,
    },
  );
}

function readCustomFields(
  { custom_fields: fields }: BookableLocation,
  input: readonly { id: number; value: string }[],
): BookingOrder['customFields'] {
  const errors: Record<string, string[]> = {};
  const customFields = fields.map((field) => {
    const { id, label } = field;
    const value = input.find((one) => one.id === id)?.value ?? '';
    const refusal = customFieldRefusal(field, value);
    if (refusal) errors[`custom_fields.${id}`] = [refusal];
    return { id, label, value };
  });
  const refusals = Object.values(errors).flat();
  if (refusals.length > 0) throw new AppError('validation_failed', firstOf(refusals), errors);
  return customFields.filter(({ value }) => value !== '');
}

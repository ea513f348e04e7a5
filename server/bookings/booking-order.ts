import type { z } from 'zod';
import type { createBookingBody } from '#contract/booking-calls.ts';
import { isTooLong } from '#domain/booking-length.ts';
import { toInstant } from '#domain/local-time.ts';
import { maybeRon, toBani } from '#domain/money.ts';
import { priceBooking, type BookingPrice } from '#domain/price.ts';
import { selectionProblem } from '#domain/service-selection.ts';
import { longestStretch } from '#domain/working-hours.ts';
import { AppError, invalidField, notFound } from '../app-error.ts';
import type { Tx } from '../deps.ts';
import { selectionRefusals } from '../services/selection-refusal.ts';
import { loadHours } from '../slots/calendar-repository.ts';
import { findVoucher, type ValidVoucher } from '../vouchers/find-voucher.ts';
import { loadChosenServices, type ChosenService } from './chosen-services.ts';
import { readCustomAnswers, type CustomAnswer } from './custom-answers.ts';
import { packageToBuy, type PackageToBuy } from './package-to-buy.ts';
import { findOwnSubscription } from './subscription-session.ts';

export type BookingBody = z.output<typeof createBookingBody>;

/** A request that obeys every rule which does not depend on the calendar, with its price. */
export interface BookingOrder {
  body: BookingBody;
  userId: string;
  location: {
    id: number;
    approval: 'automatic' | 'manual';
    booking_notice_min: number;
    cancel_notice_min: number;
    horizon_days: number;
    slot_grid_min: number;
  };
  services: ChosenService[];
  professionalIds: number[];
  startsAt: Date;
  endsAt: Date;
  durationMin: number;
  price: BookingPrice;
  voucher: ValidVoucher | null;
  /** The client's own subscription that pays with a session. */
  subscription: { id: string } | null;
  package: PackageToBuy | null;
  answers: CustomAnswer[];
}

/**
 * Loads and checks what a client asks to book (decisions 5, 9, 10, 12, 13). Throws 404 for the location, 422 on the
 * field that breaks a rule, and 409 price_changed with the new price (RON) when the client saw another.
 */
export async function readOrder(tx: Tx, userId: string, body: BookingBody): Promise<BookingOrder> {
  const location = await tx
    .selectFrom('locations')
    .select([
      'id',
      'approval',
      'booking_notice_min',
      'cancel_notice_min',
      'horizon_days',
      'slot_grid_min',
    ])
    .where('id', '=', body.location_id)
    .executeTakeFirst();
  if (!location) throw notFound();

  const services = await loadChosenServices(tx, location.id, body.services_ids);
  const available = [...new Set(services.flatMap((service) => service.professionals))];
  const chosen = {
    services,
    available,
    chosen: body.services_ids,
    professional: body.professional_id,
  };
  const problem = selectionProblem({ ...chosen, given_subscription: null });
  if (problem) throw invalidField('services_ids', selectionRefusals[problem.rule]);

  const startsAt = toInstant(body.start_date, body.start_time);
  if (!startsAt) throw invalidField('start_time', 'Această oră nu există în ziua aleasă');
  const durationMin = services.reduce((sum, service) => sum + service.duration_min, 0);
  const professionalIds = professionalsOfAll(services, body.professional_id);
  const hours = await loadHours(tx, professionalIds);
  if (isTooLong(durationMin, hours.map(longestStretch)))
    throw invalidField(
      'services_ids',
      'Serviciile alese durează împreună mai mult decât o zi de lucru a specialiștilor care le oferă',
    );

  const subscription = body.services_subscription_id
    ? await findOwnSubscription(tx, {
        ...body,
        id: body.services_subscription_id,
        userId,
        startsAt,
      })
    : null;
  const covered = subscription?.service_id ?? null;
  const bought = packageToBuy(services, body.subscription_id, covered);
  const voucher = body.voucher_code
    ? await findVoucher(tx, 'voucher_code', {
        ...body,
        code: body.voucher_code,
        userId,
        services,
        covered,
      })
    : null;
  const price = priceBooking(services, {
    date: body.start_date,
    voucher,
    covered_service_id: covered,
  });
  checkExpectedTotal(price, body.expected_total);

  return {
    body,
    userId,
    location,
    services,
    professionalIds,
    startsAt,
    endsAt: new Date(startsAt.getTime() + durationMin * 60_000),
    durationMin,
    price,
    voucher,
    subscription,
    package: bought,
    answers: await readCustomAnswers(tx, location.id, body.custom_fields ?? []),
  };
}

function professionalsOfAll(services: readonly ChosenService[], asked: number | null): number[] {
  const [first, ...others] = services;
  const all = (first?.professionals ?? []).filter((id) =>
    others.every((service) => service.professionals.includes(id)),
  );
  return all.filter((id) => asked === null || id === asked);
}

function checkExpectedTotal(price: BookingPrice, expected: number | null): void {
  if ((expected === null ? null : toBani(expected)) === price.total) return;
  throw new AppError(
    'price_changed',
    'Prețul s-a schimbat între timp.',
    { expected_total: ['Prețul s-a schimbat între timp.'] },
    {
      total: maybeRon(price.total),
      max_total: maybeRon(price.max_total),
      hidden_count: price.hidden_count,
    },
  );
}

import type { z } from 'zod';
import type { Booking, createBookingBody } from '#contract/booking.ts';
import { answerRefusal } from '#domain/custom-answer.ts';
import { isTooLong } from '#domain/booking-length.ts';
import { toInstant } from '#domain/local-time.ts';
import { maybeRon, toBani } from '#domain/money.ts';
import { priceBooking, pricedService } from '#domain/price.ts';
import { selectionProblem } from '#domain/service-selection.ts';
import { slotProblem } from '#domain/slots.ts';
import { bought, ownSubscription, packageToBuy } from './subscriptions.ts';
import { bookingOf } from './booking-of.ts';
import { calendarOf, professionalsOfAll, servicesOf, slotRules } from './free-times.ts';
import { findVoucher } from './find-voucher.ts';
import { locationOf } from './location-of.ts';
import type { MockLocation } from './catalogue/mock-location.ts';
import { invalidField, Refusal } from './refusal.ts';
import type { World } from './world.ts';

type Body = z.output<typeof createBookingBody>;

/** The booking that a request places, by the rules of domain/; throws Refusals as our api answers. */
export function placeBooking(world: World, body: Body, clientId: string): Booking {
  const location = locationOf(world, body.location_id);
  const services = servicesOf(location, body.services_ids);
  const problem = selectionProblem({
    services,
    available: location.detail.professionals.map(({ id }) => id),
    chosen: body.services_ids,
    professional: body.professional_id,
    given_subscription: null,
  });
  if (problem) throw invalidField('services_ids', 'Serviciile alese nu pot fi rezervate împreună');
  if (!toInstant(body.start_date, body.start_time))
    throw invalidField('start_time', 'Această oră nu există în ziua aleasă');
  const minutes = services.reduce((sum, { duration }) => sum + duration, 0);
  const able = location.detail.professionals.filter(({ id }) =>
    professionalsOfAll(services).includes(id),
  );
  if (
    isTooLong(
      minutes,
      able.map(({ longest_stretch }) => longest_stretch),
    )
  )
    throw invalidField('services_ids', 'Serviciile alese durează prea mult');
  const own = body.services_subscription_id ? ownSubscription(world, body, clientId) : null;
  const pack = packageToBuy(services, body.subscription_id, own?.service.id);

  const code = body.voucher_code;
  const voucher = code ? findVoucher(world, 'voucher_code', { ...body, code }) : null;
  const price = priceBooking(services.map(pricedService), {
    date: body.start_date,
    voucher,
    covered_service_id: own?.service.id ?? null,
  });
  if ((body.expected_total === null ? null : toBani(body.expected_total)) !== price.total)
    throw new Refusal('price_changed', {
      errors: { expected_total: ['Prețul s-a schimbat între timp.'] },
      total: maybeRon(price.total),
      max_total: maybeRon(price.max_total),
      hidden_count: price.hidden_count,
    });

  const answers = readAnswers(location, body);
  const professionalId = freeProfessional(world, location, body);
  if (own) own.remaining -= 1;
  const booking = bookingOf(world, location, { body, services, price, answers, professionalId });
  if (pack) world.subscriptions.push({ clientId, subscription: bought(booking, pack) });
  return booking;
}

function readAnswers({ detail }: MockLocation, { custom_fields = [] }: Body) {
  const errors: Record<string, string[]> = {};
  const answers = detail.custom_fields.map((field) => {
    const value = custom_fields.find(({ id }) => id === field.id)?.value ?? '';
    const refusal = answerRefusal(field, value);
    if (refusal) errors[`custom_fields.${field.id}`] = [refusal];
    return { id: field.id, label: field.label, value };
  });
  const [message] = Object.values(errors).flat();
  if (message) throw new Refusal('validation_failed', { message, errors });
  return answers.filter(({ value }) => value !== '');
}

/** The first asked professional who is free; throws 409 when the time is taken, 422 when nobody could have it. */
function freeProfessional(world: World, location: MockLocation, body: Body): number {
  const services = servicesOf(location, body.services_ids);
  const able = professionalsOfAll(services).filter(
    (id) => body.professional_id === null || id === body.professional_id,
  );
  const rules = slotRules(world, location, services);
  const problems = able.map((id) =>
    slotProblem(calendarOf(world, location, id), body.start_date, body.start_time, rules),
  );
  const free = able[problems.indexOf(null)];
  if (free !== undefined) return free;
  const message = 'Intervalul ales nu mai este disponibil.';
  if (problems.includes('busy'))
    throw new Refusal('slot_taken', { message, errors: { start_time: [message] } });
  throw invalidField('start_time', 'Ora aleasă nu este disponibilă');
}

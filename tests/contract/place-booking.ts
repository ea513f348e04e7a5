import { randomUUID } from 'node:crypto';
import type { Booking, CreateBookingBody } from '#contract/booking.ts';
import type { ErrorCode } from '#contract/error.ts';
import type { LocationDetail } from '#contract/location-detail.ts';
import type { Slot } from '#contract/slot.ts';
import { tickedValue } from '#domain/booking/custom-field.ts';
import type { Bookable } from './bookable.ts';
import type { CallResponse, ContractClient } from './contract-client.ts';

export type Placed = {
  key: string;
  body: CreateBookingBody;
  booking: Booking;
};

export function book(
  client: ContractClient,
  body: CreateBookingBody,
  key: string = randomUUID(),
): Promise<CallResponse<'createBooking'>> {
  return client.call('createBooking', { body, headers: { 'idempotency-key': key } });
}

export function requestFor(
  { location, service, date }: Bookable,
  slot: Slot,
  expected_total: number | null,
): CreateBookingBody {
  return {
    location_id: location.id,
    services_ids: [service.id],
    professional_id: slot.professionals[0] ?? null,
    start_date: date,
    start_time: slot.time,
    custom_fields: requiredFields(location),
    expected_total,
  };
}

/** Tries the next slot if one is taken, because suites may run concurrently. */
export async function placeBooking(client: ContractClient, bookable: Bookable): Promise<Placed> {
  const price = bookable.service.price;
  for (const slot of bookable.slots) {
    let placed = await attempt(client, requestFor(bookable, slot, price));
    if (isRefused(placed, 'price_changed'))
      placed = await attempt(
        client,
        requestFor(bookable, slot, placed.response.body.total ?? null),
      );
    const { key, body, response } = placed;
    if (response.status === 201) return { key, body, booking: response.body.data };
    if (!isRefused(placed, 'slot_taken'))
      throw new Error(`No booking: ${response.status} ${JSON.stringify(response.body)}`);
  }
  throw new Error(`Every time of ${bookable.date} was taken concurrently.`);
}

async function attempt(client: ContractClient, body: CreateBookingBody) {
  const key = randomUUID();
  return { key, body, response: await book(client, body, key) };
}

function isRefused({ response }: Awaited<ReturnType<typeof attempt>>, code: ErrorCode): boolean {
  return response.status !== 201 && response.body.code === code;
}

function requiredFields({ custom_fields }: LocationDetail) {
  return custom_fields
    .filter(({ required }) => required)
    .map(({ id, type, options }) => {
      const value = { text: 'De probă', checkbox: tickedValue, select: options[0] ?? '' }[type];
      return { id, value };
    });
}

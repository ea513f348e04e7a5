import { randomUUID } from 'node:crypto';
import type { CreateBookingBody } from '#contract/booking.ts';
import type { RescheduleBookingBody } from '#contract/reschedule.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import type { MadeLocation } from './make-location.ts';
import type { CallResponse, TestApi } from './test-api.ts';
import type { SignedInClient } from './test-client.ts';

export const monday = '2026-11-23';

export function bookingRequest(
  place: MadeLocation,
  changes: Partial<CreateBookingBody> = {},
): CreateBookingBody {
  return {
    location_id: place.id,
    services_ids: place.services.slice(0, 1).map(({ id }) => id),
    professional_id: place.professionals[0]?.id ?? null,
    start_date: monday,
    start_time: '10:00',
    expected_total: 50,
    ...changes,
  };
}

export async function book(
  api: TestApi,
  client: SignedInClient,
  body: CreateBookingBody,
  key: string = randomUUID(),
): Promise<CallResponse<'createBooking'>> {
  const input = { body, headers: { 'idempotency-key': key } };
  return api.call('createBooking', input, { as: client });
}

export async function reschedule(
  api: TestApi,
  client: SignedInClient,
  id: string,
  changes: Partial<RescheduleBookingBody> = {},
  key: string = randomUUID(),
): Promise<CallResponse<'rescheduleBooking'>> {
  const time = { start_date: monday, start_time: '12:00', professional_id: null };
  const body = { ...time, expected_total: 50, ...changes };
  const headers = { 'idempotency-key': key };
  return api.call('rescheduleBooking', { params: { id }, body, headers }, { as: client });
}

export async function cancel(
  api: TestApi,
  client: SignedInClient,
  id: string,
): Promise<CallResponse<'cancelBooking'>> {
  const input = { params: { id }, body: { reason_id: 1 } };
  return api.call('cancelBooking', input, { as: client });
}

export async function readBooking(
  api: TestApi,
  client: SignedInClient,
  id: string,
): Promise<CallResponse<'bookingDetails'>['body']['data']> {
  const { body } = await api.call('bookingDetails', { params: { id } }, { as: client });
  return body.data;
}

export async function freeTimes(
  api: TestApi,
  place: MadeLocation,
  day: LocalDate = monday,
): Promise<string[]> {
  const services = place.services.slice(0, 1).map(({ id }) => id);
  const query = { services, from: day, to: day };
  const { body } = await api.call('locationSlots', { params: { id: place.id }, query });
  return (body.data[day] ?? []).map(({ time }) => time);
}

import { randomUUID } from 'node:crypto';
import type { CreateBlockBody } from '#contract/provider-calendar.ts';
import { calendarLinkEnd, calendarToken } from '../messages/calendar-tokens.ts';
import { monday } from './booking-request.ts';
import type { MadeLocation } from './make-location.ts';
import type { CallResponse, TestApi } from './test-api.ts';

export function blockRequest(
  place: MadeLocation,
  changes: Partial<CreateBlockBody> = {},
): CreateBlockBody {
  const professional_id = place.professionals[0]?.id ?? 0;
  return {
    ...{ professional_id, start_date: monday, start_time: '10:00', end_time: '11:00' },
    ...changes,
  };
}

export async function block(
  api: TestApi,
  token: string,
  body: CreateBlockBody,
  key: string = randomUUID(),
): Promise<CallResponse<'createBlock'>> {
  const headers = { 'idempotency-key': key };
  return api.call('createBlock', { params: { token }, body, headers });
}

export function linkOf(api: TestApi, { id }: MadeLocation, contact_email: string): string {
  const valid_until = calendarLinkEnd(api.clock.now());
  const link = { location_id: id, contact_email, valid_until, scope: 'all' } as const;
  return calendarToken(api.env, link);
}

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { paths, type CallName } from '#contract/paths.ts';
import type { CallParts } from '#tests/request-of.ts';
import { codeOf } from '../messages/code-of.ts';
import type { ChallengePurpose } from '../db/schema-users.ts';
import { book, bookingRequest, monday } from './booking-request.ts';
import { makeLocation } from './make-location.ts';
import { makeVoucher } from './make-voucher.ts';
import type { TestApi } from './test-api.ts';
import type { SignedInClient } from './test-client.ts';

type PrivateField = `${CallName}.${'params' | 'body'}.${string}`;

/** Tests call `request` with this id and an unknown one. */
export type PrivateThing = {
  id: string;
  request: (id: string) => CallParts;
};

const privateWords: PrivateField[] = ['checkVoucher.body.code', 'createBooking.body.voucher_code'];

const testedElsewhere: PrivateField[] = [
  // Bound to the phone in the same body (server/identity).
  'confirmLoginSms.body.token',
  'registerClient.body.token',
  'registerTemporarily.body.temporary_token',
  // Has the handler of setOwnPassword.
  'setFirstPassword.body.token',
  // Used with the operator's key or a location's link (server/booking).
  'decideAsOperator.params.id',
  'deleteBlock.params.id',
  // Compared with the client's own bookings, never looked up (own-overlap.test.ts).
  'createBooking.body.accepted_overlaps',
  'rescheduleBooking.body.accepted_overlaps',
];

export function privateFields(): PrivateField[] {
  const names = Object.keys(paths) as CallName[];
  const uuids = names.flatMap((name) =>
    (['params', 'body'] as const).flatMap((part) =>
      uuidsIn((calls[name] as Call)[part]).map((field): PrivateField => `${name}.${part}.${field}`),
    ),
  );
  return [...uuids, ...privateWords].filter((field) => !testedElsewhere.includes(field));
}

type Schema = {
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};

function uuidsIn(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const walk = (at: Schema, path: string[]): string[] => [
    ...(at.format === 'uuid' ? [path.join('.')] : []),
    ...Object.entries(at.properties ?? {}).flatMap(([key, one]) => walk(one, [...path, key])),
    ...[at.items ?? [], at.anyOf ?? []].flat().flatMap((one) => walk(one, path)),
  ];
  return walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, []);
}

const password = 'o parolă bună';
const pair = { password: 'alta parolă', password_confirmation: 'alta parolă' };

let last = 0;
const newPhone = () => `+4072244${String(++last).padStart(4, '0')}`;
const newEmail = () => `privat-${++last}@example.ro`;

type Make = (api: TestApi, owner: SignedInClient) => Promise<PrivateThing>;

const ofBooking =
  (request: (id: string) => CallParts): Make =>
  async (api, owner) => {
    const { body } = await book(api, owner, bookingRequest(await makeLocation(api.db)));
    return { id: body.data.id, request };
  };

export const privateThings: Record<PrivateField, Make> = {
  'bookingDetails.params.id': ofBooking((id) => ({ params: { id } })),
  'bookingCalendar.params.id': ofBooking((id) => ({ params: { id } })),
  'cancelBooking.params.id': ofBooking((id) => ({ params: { id }, body: { reason_id: 1 } })),
  'rescheduleBooking.params.id': ofBooking((id) => ({
    params: { id },
    body: {
      ...{ start_date: monday, start_time: '12:00' },
      ...{ professional_id: null, expected_total: 50 },
    },
    headers: { 'idempotency-key': randomUUID() },
  })),
  'reviewBooking.params.id': ofBooking((id) => ({ params: { id }, body: { rating: 5 } })),
  'createSlotAlert.body.booking_id': ofBooking((booking_id) => ({ body: { booking_id } })),
  'deleteSlotAlert.params.booking_id': ofBooking((booking_id) => ({ params: { booking_id } })),
  'withdrawSubscription.params.id': async (api, owner) => {
    const place = await makeLocation(api.db, { services: [{ subscription: { sessions: 5 } }] });
    await book(api, owner, bookingRequest(place));
    const { body } = await api.call('listSubscriptions', {}, { as: owner });
    return { id: body.data[0]?.id ?? '', request: (id) => ({ params: { id } }) };
  },
  'createBooking.body.services_subscription_id': async (api, owner) => {
    const place = await makeLocation(api.db, { services: [{ subscription: { sessions: 5 } }] });
    await book(api, owner, bookingRequest(place));
    const { body } = await api.call('listSubscriptions', {}, { as: owner });
    const order = bookingRequest(place, { start_time: '12:00', expected_total: 0 });
    return {
      id: body.data[0]?.id ?? '',
      request: (id) => ({
        body: { ...order, services_subscription_id: id },
        headers: { 'idempotency-key': randomUUID() },
      }),
    };
  },
  'checkVoucher.body.code': async (api, owner) => {
    const { code, order } = await ownVoucher(api, owner);
    const { location_id, services_ids, start_date } = order;
    return {
      id: code,
      request: (id) => ({ body: { code: id, location_id, services_ids, start_date } }),
    };
  },
  'createBooking.body.voucher_code': async (api, owner) => {
    const { code, order } = await ownVoucher(api, owner);
    return {
      id: code,
      request: (id) => ({
        body: { ...order, voucher_code: id, expected_total: 45 },
        headers: { 'idempotency-key': randomUUID() },
      }),
    };
  },
  'setOwnPassword.body.token': async (api, owner) => securityCode(api, owner, () => pair),
  'setFirstPassword.params.user_id': async (_api, owner) => ({
    id: owner.user.id,
    request: (user_id) => ({ params: { user_id }, body: pair }),
  }),
  'changePassword.params.user_id': async (_api, owner) => ({
    id: owner.user.id,
    request: (user_id) => ({ params: { user_id }, body: { current_password: password, ...pair } }),
  }),
  'changeEmail.body.token': async (api, owner) =>
    securityCode(api, owner, () => ({ email: newEmail() })),
  'changePhone.body.token': async (api, owner) =>
    securityCode(api, owner, () => ({ phone: newPhone() })),
  'deleteAccount.body.token': async (api, owner) => securityCode(api, owner, () => ({})),
  'confirmEmail.body.token': async (api, owner) => {
    const email = newEmail();
    return challenge(api, owner, 'change-email', email, { email });
  },
  'confirmPhone.body.token': async (api, owner) => {
    const phone = newPhone();
    return challenge(api, owner, 'change-phone', phone, { phone });
  },
};

async function ownVoucher(api: TestApi, owner: SignedInClient) {
  const { code } = await makeVoucher(api.db, { user_id: owner.user.id });
  return { code, order: bookingRequest(await makeLocation(api.db)) };
}

async function securityCode(api: TestApi, owner: SignedInClient, body: () => object) {
  return challenge(api, owner, 'security', owner.user.email, body());
}

async function challenge(
  api: TestApi,
  owner: SignedInClient,
  purpose: ChallengePurpose,
  contact: string,
  body: object,
): Promise<PrivateThing> {
  const row = { id: randomUUID(), purpose, contact };
  const created_at = api.clock.now();
  const expires_at = new Date(created_at.getTime() + 900_000);
  await api.db
    .insertInto('challenges')
    .values({ ...row, user_id: owner.user.id, form: null, created_at, expires_at })
    .execute();
  const confirmation_code = codeOf(api.env, row);
  return { id: row.id, request: (token) => ({ body: { ...body, token, confirmation_code } }) };
}

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { hourMs, timeOfMinutes } from '#domain/time/local-time.ts';
import { AppError } from '../app-error.ts';
import { cancelBooking } from './bookings/cancel-booking.ts';
import { createBlocks } from './provider-calendar/create-blocks.ts';
import { decideBooking } from './provider/decide-booking.ts';
import { book, bookingRequest, monday } from '../testing/booking-request.ts';
import { countWaiting } from '../testing/database.ts';
import { makeLocation, type MadeLocation } from '../testing/make-location.ts';
import { makeUser } from '../testing/make-user.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { setUpApi } from '../testing/set-up-api.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import { createBooking } from './bookings/create-booking.ts';
import { rescheduleBooking } from './bookings/reschedule-booking.ts';
import { lockLocationBooking } from './bookings/locks.ts';
import { updateBooking } from './bookings/repository.ts';
import { changeStatus, expirePendingBookings } from './bookings/status-repository.ts';

const api = setUpApi({
  database: 'server',
  log: (event) => {
    const { code } = (event.level === 'error' ? event.error : {}) as { code?: string };
    if (code === '40P01') deadlocks += 1;
  },
});
let deadlocks = 0;
beforeEach(() => void (deadlocks = 0));

const repetitions = 8;
const password = 'o parolă bună';

type Scene = { place: MadeLocation; voucher: { voucher_code: string; expected_total: number } };

function wish({ place, voucher }: Scene, nth: number, isNew: boolean, minutes = 0) {
  const professional_id = place.professionals[(nth % 2) + (isNew ? 2 : 0)]?.id ?? null;
  const start_time = timeOfMinutes(10 * 60 + 30 * Math.floor(nth / 2) + minutes);
  return bookingRequest(place, { professional_id, start_time, ...voucher });
}

async function create(scene: Scene, nth: number, isNew = true) {
  const user = await makeUser(api.db);
  const { booking } = await createBooking(api.deps, user.id, wish(scene, nth, isNew), randomUUID());
  return { user, id: booking.id };
}

type Existing = Awaited<ReturnType<typeof create>>;

const operations = {
  create: (scene: Scene, _existing: Existing, nth: number) => create(scene, nth),
  reschedule: (scene: Scene, { user, id }: Existing, nth: number) => {
    const { professional_id, start_time } = wish(scene, nth + 1, true, 15);
    const body = { start_date: monday, start_time, professional_id, expected_total: 45 };
    return rescheduleBooking(api.deps, user.id, id, body, randomUUID());
  },
  cancel: (_scene: Scene, { user, id }: Existing) =>
    cancelBooking(api.deps, user.id, id, { reason_id: 1 }),
  decide: (_scene: Scene, { id }: Existing, nth: number) =>
    decideBooking(
      api.deps,
      { id, token: null },
      { status: nth % 3 === 0 ? 'rejected' : 'approved' },
    ),
  cancelAsLocation: async (_scene: Scene, { id }: Existing) => {
    const target = { id, token: null };
    await decideBooking(api.deps, target, { status: 'approved' });
    await decideBooking(api.deps, target, { status: 'canceled', reason_id: 101 });
  },
  expire: async (_scene: Scene, { id }: Existing) => {
    const past = new Date(api.clock.now().getTime() - hourMs);
    await api.db
      .updateTable('bookings')
      .set({ hold_expires_at: past })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .execute();
    await expirePendingBookings(api.db, api.clock.now());
  },
  block: async ({ place }: Scene, _existing: Existing, nth: number) => {
    const [start_time, end_time] = [0, 30].map((minutes) =>
      timeOfMinutes(10 * 60 + 30 * Math.floor(nth / 2) + minutes),
    ) as [string, string];
    const professional_id = place.professionals[2 + (nth % 2)]?.id ?? 0;
    const body = { professional_id, start_date: monday, start_time, end_time };
    await createBlocks(api.deps, place, body, randomUUID());
  },
};

const names = Object.keys(operations) as (keyof typeof operations)[];
const pairs = names.flatMap((one, index) =>
  names.slice(index).map((other) => [one, other] as const),
);

async function makeScene(count: number): Promise<{ scene: Scene; existing: Existing[] }> {
  const place = await makeLocation(api.db, {
    approval: 'manual',
    professionals: 4,
    equipment: [{ units: 3 }],
    services: [{ equipment: 0 }],
  });
  const { code } = await makeVoucher(api.db, { location_id: place.id, max_uses: 1_000 });
  const scene = { place, voucher: { voucher_code: code, expected_total: 45 } };
  const existing: Existing[] = [];
  for (let nth = 0; nth < count; nth += 1) existing.push(await create(scene, nth, false));
  return { scene, existing };
}

async function expectNoDeadlock(work: Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(work))
    if (outcome.status === 'rejected') expect(isRefusal(outcome.reason)).toBe(true);
  expect(deadlocks).toBe(0);
}

test.each(pairs)('%s and %s at once do not deadlock', async (...pair) => {
  const { scene, existing } = await makeScene(2 * repetitions);
  await expectNoDeadlock(
    existing.map((one, nth) => operations[pair[nth % 4 < 2 ? 0 : 1]!](scene, one, nth)),
  );
});

test.each([
  ['reschedule', 'decide'],
  ['reschedule', 'cancelAsLocation'],
  ['cancel', 'decide'],
] as const)('%s and %s of one booking at once do not deadlock', async (...pair) => {
  const { scene, existing } = await makeScene(2 * repetitions);
  await expectNoDeadlock(
    existing.flatMap((one, nth) => pair.map((name) => operations[name](scene, one, nth))),
  );
});

test.each([
  [
    'deletes the account',
    (as: SignedInClient) => api.call('deleteAccount', { body: { password } }, { as }),
  ],
  [
    'requests an alert',
    (as: SignedInClient, booking_id: string) =>
      api.call('createSlotAlert', { body: { booking_id } }, { as }),
  ],
] as const)('a client who %s while the location decides does not deadlock', async (_name, act) => {
  const place = await makeLocation(api.db, { approval: 'manual' });
  const client = await api.signIn({ password });
  const { id } = (await book(api, client, bookingRequest(place))).body.data;
  const response = await api.db.transaction().execute(async (tx) => {
    await lockLocationBooking(tx, id);
    await changeStatus(tx, [id], 'approved');
    const waiting = act(client, id);
    await expect.poll(() => countWaiting(api.db)).toBe(1);
    await updateBooking(tx, id, { told_at: api.clock.now() });
    return { waiting };
  });
  expect((await response.waiting).status).toBeLessThan(300);
  expect(deadlocks).toBe(0);
});

function isRefusal(error: unknown): boolean {
  if (error instanceof AppError) return error.status < 500;
  return (error as { constraint?: string }).constraint === 'no_double_booking';
}

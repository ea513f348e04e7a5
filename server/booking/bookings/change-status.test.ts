import { expect, test } from 'vitest';
import {
  bookingStatuses,
  statusesBefore,
  type BookingStatus,
} from '#domain/booking/booking-status.ts';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { makeVoucher } from '#server/testing/make-voucher.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { changeStatus } from './status-repository.ts';

const api = setUpApi();

async function pendingBooking(voucher_code?: string): Promise<string> {
  const place = await makeLocation(api.db, { approval: 'manual' });
  const request = bookingRequest(place, { voucher_code, expected_total: voucher_code ? 45 : 50 });
  return (await book(api, await api.signIn(), request)).body.data.id;
}

type Target = Parameters<typeof changeStatus>[2];

async function change(id: string, to: Target): Promise<BookingStatus> {
  await api.db.transaction().execute((tx) => changeStatus(tx, [id], to));
  const query = api.db.selectFrom('bookings').select('status').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).status;
}

test('a booking makes only valid status transitions @S4-13', async () => {
  const targets = bookingStatuses.filter((to) => to !== 'pending');
  for (const from of bookingStatuses) {
    for (const to of targets.filter((other) => other !== from)) {
      const id = await pendingBooking();
      if (from === 'missed') await change(id, 'approved');
      if (from !== 'pending') expect(await change(id, from)).toBe(from);
      expect(await change(id, to)).toBe(statusesBefore(to).includes(from) ? to : from);
    }
  }
});

test('a transition returns consumables only if it ends the booking before the visit', async () => {
  const { id: voucherId, code } = await makeVoucher(api.db);
  const used = async () => {
    const query = api.db.selectFrom('vouchers').select('used').where('id', '=', voucherId);
    return (await query.executeTakeFirstOrThrow()).used;
  };
  const id = await pendingBooking(code);
  await change(id, 'approved');
  expect(await used()).toBe(1);
  await change(id, 'missed');
  expect(await used()).toBe(1);
  await change(id, 'approved');
  await change(id, 'canceled');
  expect(await used()).toBe(0);
});

import { expect, test } from 'vitest';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { makeVoucher } from '#server/testing/make-voucher.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { allocateUnit, redeemVoucher, takeVisit } from './consumables-repository.ts';

const api = setUpApi();

test('a unit is not allocated twice, even by a statement that does not check', async () => {
  const place = await makeLocation(api.db, {
    professionals: 2,
    equipment: [{ units: 1 }],
    services: [{ equipment: 0 }, {}],
  });
  const [withUnit, plain] = place.services.map(({ id }) => id);
  const [one, two] = place.professionals.map(({ id }) => id);
  const bookOf = async (service = 0, professional_id = 0) => {
    const request = bookingRequest(place, { services_ids: [service], professional_id });
    return (await book(api, await api.signIn(), request)).body.data.id;
  };
  await bookOf(withUnit, one);
  const other = await bookOf(plain, two);
  const { during } = await api.db
    .selectFrom('bookings')
    .select('during')
    .where('id', '=', other)
    .executeTakeFirstOrThrow();
  const allocation = { booking_id: other, location_id: place.id, during };
  const group_id = place.equipment[0]?.id ?? 0;
  const allocating = api.db.transaction().execute((tx) => allocateUnit(tx, group_id, allocation));
  expect(await allocating).toBe(false);
  const { id: unit_id } = await api.db
    .selectFrom('equipment_units')
    .select('id')
    .where('group_id', '=', group_id)
    .executeTakeFirstOrThrow();
  const unchecked = api.db.insertInto('equipment_allocations').values({ ...allocation, unit_id });
  await expect(unchecked.execute()).rejects.toMatchObject({ constraint: 'no_double_unit' });
});

test('a voucher used up since it was read is 422 and is not used again', async () => {
  const place = await makeLocation(api.db);
  const client = await api.signIn();
  const { body } = await book(api, client, bookingRequest(place));
  const made = await makeVoucher(api.db, { max_uses: 1, used: 1 });
  const voucher = {
    ...made,
    discount: 10,
    discount_type: 'percentage',
    services: [],
    valid_until: '2026-12-31',
  };
  const redeeming = api.db
    .transaction()
    .execute((tx) => redeemVoucher(tx, { id: body.data.id, voucher, userId: client.user.id }));
  await expect(redeeming).rejects.toMatchObject({
    code: 'validation_failed',
    errors: { voucher_code: [expect.any(String)] },
  });
});

test('no visit is taken from a subscription whose purchase was canceled since it was read', async () => {
  const services = [{ price: 200, subscription: { sessions: 4 } }];
  const place = await makeLocation(api.db, { services });
  const client = await api.signIn();
  const { body } = await book(api, client, bookingRequest(place, { expected_total: 200 }));
  const ownSubscription = await api.db
    .updateTable('client_subscriptions')
    .set({ status: 'canceled' })
    .where('bought_by_booking_id', '=', body.data.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  const taking = api.db
    .transaction()
    .execute((tx) => takeVisit(tx, { id: body.data.id, ownSubscription }));
  await expect(taking).rejects.toMatchObject({ name: 'ChangedConcurrently' });
});

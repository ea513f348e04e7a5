import { expect, test } from 'vitest';
import { book, bookingRequest, monday } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { makeVoucher } from '#server/testing/make-voucher.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

test('returns 409 with the new total and books nothing if the expected total differs', async () => {
  const place = await makeLocation(api.db);
  const client = await api.signIn();
  const { status, body } = await book(api, client, bookingRequest(place, { expected_total: 0 }));
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'price_changed', total: 50 });
  const upcoming = await api.call('listBookings', { params: { type: 'upcoming' } }, { as: client });
  expect(upcoming.body.data).toEqual([]);
});

test('ignores prices in any field but the expected total', async () => {
  const request = bookingRequest(await makeLocation(api.db));
  const named = { price: 0, total: -1, discount: 1e308, list_total: null, total_bani: 0 };
  const { status, body } = await book(api, await api.signIn(), { ...request, ...named });
  expect([status, body.data.total, body.data.discount]).toEqual([201, 50, 0]);
  const negative = await book(api, await api.signIn(), { ...request, expected_total: -1 });
  expect([negative.status, Object.keys(negative.body.errors ?? {})]).toEqual([
    422,
    ['expected_total'],
  ]);
});

test('a price_changed response has the complete new price', async () => {
  const services = [
    { price: 50, max_price: 80, range_price: true },
    { hidden_price: true },
    { price: 0 },
  ];
  const place = await makeLocation(api.db, { services });
  const [range, hidden, free] = place.services.map(({ id }) => id);
  const newPrice = async (...services_ids: (number | undefined)[]) => {
    const ids = services_ids.filter((id) => id !== undefined);
    const request = bookingRequest(place, { services_ids: ids, expected_total: 7 });
    return (await book(api, await api.signIn(), request)).body;
  };
  expect(await newPrice(range, hidden)).toMatchObject({
    code: 'price_changed',
    total: 50,
    max_total: 80,
    hidden_count: 1,
  });
  expect(await newPrice(free)).toMatchObject({ total: 0, max_total: 0, hidden_count: 0 });
  expect(await newPrice(hidden)).toMatchObject({ total: null, max_total: null, hidden_count: 1 });
});

test('returns 409 if only the upper end of the price rose, unless the client saw no upper end', async () => {
  const place = await makeLocation(api.db, {
    services: [{ price: 50, max_price: 80, range_price: true }],
  });
  const client = await api.signIn();
  const status = async (price: { expected_max_total?: number | null }) =>
    (await book(api, client, bookingRequest(place, { ...price, professional_id: null }))).status;
  expect(await status({ expected_max_total: 70 })).toBe(409);
  expect(await status({ expected_max_total: null })).toBe(409);
  expect(await status({ expected_max_total: 80 })).toBe(201);
});

test('the total of a booking is the sum of its lines less the voucher @S3-25', async () => {
  const services = [{ price: 50, max_price: 80, range_price: true }, { price: 30 }];
  const place = await makeLocation(api.db, { services });
  const { code } = await makeVoucher(api.db, { location_id: place.id });
  const services_ids = place.services.map(({ id }) => id);
  const request = bookingRequest(place, { services_ids, voucher_code: code, expected_total: 72 });
  const { body } = await book(api, await api.signIn(), request);
  expect(body.data).toMatchObject({
    services: [{ price: 50, price_label: 'între 50 și 80\u00A0RON' }, { price: 30 }],
    voucher_discount_label: 'între −8 și −11\u00A0RON',
    total: 72,
    max_total: 99,
  });
  const plain = await book(
    api,
    await api.signIn(),
    bookingRequest(place, { services_ids, expected_total: 80, start_time: '12:00' }),
  );
  expect(plain.body.data.voucher_discount_label).toBeNull();
});

test('an offer counts on the day of the booking, both its ends included @S9-20', async () => {
  const offers = [{ start_date: monday, end_date: monday, discount: 20 }];
  const place = await makeLocation(api.db, { services: [{ price: 99.99, offers }] });
  const { body } = await book(
    api,
    await api.signIn(),
    bookingRequest(place, { expected_total: 79.99 }),
  );
  expect(body.data).toMatchObject({ list_total: 99.99, discount: 20, total: 79.99 });
});

test('a hidden price has no total and is counted separately @S8-20', async () => {
  const place = await makeLocation(api.db, { services: [{ hidden_price: true }] });
  const { body } = await book(
    api,
    await api.signIn(),
    bookingRequest(place, { expected_total: null }),
  );
  expect(body.data).toMatchObject({
    total: null,
    hidden_count: 1,
    total_label: 'Preț neafișat',
    services: [{ price: null }],
  });
});

test('a voucher lowers the price and is used up', async () => {
  const place = await makeLocation(api.db);
  const { code } = await makeVoucher(api.db, { location_id: place.id, max_uses: 1 });
  const request = bookingRequest(place, { voucher_code: code.toLowerCase(), expected_total: 45 });
  const first = await book(api, await api.signIn(), request);
  expect(first.body.data).toMatchObject({ total: 45, voucher_code: code });
  const late = await book(api, await api.signIn(), { ...request, start_time: '12:00' });
  expect(late.status).toBe(422);
  expect(late.body.errors).toHaveProperty('voucher_code');
});

test.each([
  ['of another location', async () => ({ location_id: (await makeLocation(api.db)).id })],
  ['of another client', async () => ({ user_id: (await api.signIn()).user.id })],
  ['that ended', async () => ({ valid_until: '2026-11-22' })],
  ['that has not begun', async () => ({ valid_from: '2026-11-24' })],
  [
    'for other services',
    async () => ({ services: [(await makeLocation(api.db)).services[0]!.id] }),
  ],
  ['that is used up', async () => ({ max_uses: 1, used: 1 })],
])('a voucher %s is refused in the same words as an unknown code', async (_, terms) => {
  const place = await makeLocation(api.db);
  const { code } = await makeVoucher(api.db, await terms());
  const client = await api.signIn();
  const unknown = await book(api, client, bookingRequest(place, { voucher_code: 'NUEXISTA' }));
  const refused = await book(api, client, bookingRequest(place, { voucher_code: code }));
  expect(refused.status).toBe(422);
  expect(refused.body).toEqual(unknown.body);
});

test('a voucher that would not lower the price is refused and not used', async () => {
  const place = await makeLocation(api.db, { services: [{ hidden_price: true }] });
  const { id, code } = await makeVoucher(api.db, { location_id: place.id });
  const request = bookingRequest(place, { voucher_code: code, expected_total: null });
  const { status, body } = await book(api, await api.signIn(), request);
  expect(status).toBe(422);
  expect(body.errors).toHaveProperty('voucher_code');
  const { used } = await api.db
    .selectFrom('vouchers')
    .select('used')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(used).toBe(0);
});

import { expect, test } from 'vitest';
import { book, bookingRequest, monday } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { makeVoucher } from '#server/testing/make-voucher.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

async function checkRequest(code: string, changes: { user_id?: string } = {}) {
  const place = await makeLocation(api.db);
  const { id } = await makeVoucher(api.db, { code, location_id: place.id, ...changes });
  const services_ids = place.services.map((service) => service.id);
  return { id, place, body: { code, location_id: place.id, services_ids, start_date: monday } };
}

test('a code matches regardless of case and spaces, and a check does not use it @S7-33', async () => {
  const { id, body } = await checkRequest('VARA2026');
  const client = await api.signIn();
  for (const code of ['VARA2026', ' vara2026 ']) {
    const response = await api.call('checkVoucher', { body: { ...body, code } }, { as: client });
    expect(response.body.data).toMatchObject({ id, code: 'VARA2026', discount: 10 });
  }
});

test('a voucher shows its discount, discount type and services @S3-14', async () => {
  const place = await makeLocation(api.db, { services: [{}, {}] });
  const [only] = place.services.map((service) => service.id);
  const { id, code } = await makeVoucher(api.db, {
    location_id: place.id,
    discount: 15,
    discount_type: 'fixed',
    services: [only ?? 0],
  });
  const services_ids = place.services.map((service) => service.id);
  const { body } = await api.call('checkVoucher', {
    body: { code, location_id: place.id, services_ids, start_date: monday },
  });
  expect(body.data).toEqual({
    id,
    code,
    discount: 15,
    discount_type: 'fixed',
    services: [only],
    valid_until: '2026-12-31',
  });
});

test("only its owner can use a client's own voucher", async () => {
  const owner = await api.signIn();
  const { body } = await checkRequest('ALMEU', { user_id: owner.user.id });
  expect((await api.call('checkVoucher', { body }, { as: owner })).status).toBe(200);
  const stranger = await api.call('checkVoucher', { body }, { as: await api.signIn() });
  expect(stranger.status).toBe(422);
  expect(Object.keys(stranger.body.errors ?? {})).toEqual(['code']);
});

test('the check of a client whose access token has expired is 401, so that the code is checked after a refresh', async () => {
  const owner = await api.signIn();
  const { body } = await checkRequest('VECHI', { user_id: owner.user.id });
  api.clock.advance(16 * 60);
  expect((await api.call('checkVoucher', { body }, { as: owner })).status).toBe(401);
  await api.call('refreshSession', {}, { as: owner });
  expect((await api.call('checkVoucher', { body }, { as: owner })).status).toBe(200);
});

test('the eleventh try in ten minutes is 429: checks and bookings share the limit', async () => {
  const { place, body } = await checkRequest('GHICESTE');
  const client = await api.signIn();
  for (let tries = 0; tries < 10; tries++)
    await api.call('checkVoucher', { body: { ...body, code: `X${tries}` } }, { as: client });
  expect((await api.call('checkVoucher', { body }, { as: client })).status).toBe(429);
  const order = bookingRequest(place, { voucher_code: 'GHICESTE', expected_total: 45 });
  const { status, body: refusal } = await book(api, client, order);
  expect(status).toBe(429);
  expect(refusal.errors).toHaveProperty('voucher_code');
});

import { expect, test } from 'vitest';
import { makeLocation } from '#server/testing/make-location.ts';
import { makeVoucher } from '#server/testing/make-voucher.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { SignedInClient } from '#server/testing/test-client.ts';

// Friday in Bucharest, still Thursday in London.
const api = setUpApi({ now: new Date('2026-11-19T22:30:00Z') });

async function codes(as: SignedInClient, location_id?: number): Promise<string[]> {
  const { body } = await api.call('listVouchers', { query: { location_id } }, { as });
  return body.data.map(({ code }) => code);
}

test('a client sees only their own usable vouchers @S7-32', async () => {
  const client = await api.signIn();
  const user_id = client.user.id;
  const later = await makeVoucher(api.db, { user_id, valid_until: '2026-12-31' });
  const soon = await makeVoucher(api.db, { user_id, valid_until: '2026-11-20' });
  await makeVoucher(api.db, { user_id, valid_until: '2026-11-19' });
  await makeVoucher(api.db, { user_id, max_uses: 2, used: 2 });
  await makeVoucher(api.db, { user_id: (await api.signIn()).user.id });
  await makeVoucher(api.db);
  expect(await codes(client)).toEqual([soon.code, later.code]);
});

test('a location filters the vouchers to those valid there', async () => {
  const client = await api.signIn();
  const user_id = client.user.id;
  const [here, elsewhere] = [await makeLocation(api.db), await makeLocation(api.db)];
  const everywhere = await makeVoucher(api.db, { user_id });
  const local = await makeVoucher(api.db, { user_id, location_id: here.id });
  await makeVoucher(api.db, { user_id, location_id: elsewhere.id });
  expect(await codes(client, here.id)).toEqual([everywhere.code, local.code]);
  expect(await codes(client)).toHaveLength(3);
});

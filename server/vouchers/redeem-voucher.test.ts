import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, bookingRequest } from '../testing/booking-request.ts';
import { makeLocation } from '../testing/make-location.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { redeemVoucher } from './redeem-voucher.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a voucher that was used up after it was found is 422, and is not used again', async () => {
  const place = await makeLocation(api.db);
  const client = await api.signIn();
  const { body } = await book(api, client, bookingRequest(place));
  const { id } = await makeVoucher(api.db, { max_uses: 1, used: 1 });
  const use = { voucherId: id, bookingId: body.data.id, userId: client.user.id };
  const redeeming = api.db.transaction().execute((tx) => redeemVoucher(tx, use));
  await expect(redeeming).rejects.toMatchObject({
    code: 'validation_failed',
    errors: { voucher_code: [expect.any(String)] },
  });
});

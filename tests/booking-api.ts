import { randomUUID } from 'node:crypto';
import type { CreateBookingBody } from '#contract/booking.ts';
import { makeLocation, type LocationInput } from '#server/testing/make-location.ts';
import { makeVoucher, type VoucherInput } from '#server/testing/make-voucher.ts';
import { startTestApi, type TestApi } from '#server/testing/test-api.ts';

export async function startBookingApi(
  input: LocationInput,
  vouchers: (services: number[]) => VoucherInput[],
) {
  const api: TestApi = await startTestApi({ env: { LIMIT_FACTOR: '1000' } });
  const place = await makeLocation(api.db, input);
  const voucherCodes = [];
  for (const voucher of vouchers(place.services.map(({ id }) => id)))
    voucherCodes.push((await makeVoucher(api.db, voucher)).code);
  const client = await api.signIn();
  const params = { slug: place.slug, location_id: place.id };
  const detail = (await api.call('locationDetail', { params })).body.data;
  return {
    ...{ call: api.call, close: api.close, detail, voucherCodes, today: '2026-11-20' },
    book: (body: Omit<CreateBookingBody, 'location_id'>) =>
      api.call(
        'createBooking',
        {
          body: { location_id: place.id, ...body },
          headers: { 'idempotency-key': randomUUID() },
        },
        { as: client },
      ),
    cancel: (id: string) =>
      api.call('cancelBooking', { params: { id }, body: { reason_id: 1 } }, { as: client }),
  };
}

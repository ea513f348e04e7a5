import { beforeAll, describe, expect, test } from 'vitest';
import { findBookable, type Bookable } from './bookable.ts';
import { expectFieldRefusal } from './refusal.ts';
import { target } from './target.ts';
import { unknownId } from './unknown-id.ts';
import { guest, signedIn } from './visitors.ts';

let bookable: Bookable;
beforeAll(async () => {
  bookable = await findBookable();
}, 60_000);

const check = async (changes: object) => {
  const { location, service, date } = bookable;
  const ids = { location_id: location.id, services_ids: [service.id] };
  const body = { code: 'qxzwvk-0', ...ids, start_date: date, ...changes };
  return (await guest()).ask('checkVoucher', { body });
};

describe('a voucher is refused', () => {
  test.each([
    ['for a code that does not exist', 'code', {}],
    ['without a code', 'code', { code: '' }],
    ['at a location that does not exist', 'code', { location_id: unknownId }],
    ['without services', 'services_ids', { services_ids: [] }],
    ['for a day that does not exist', 'start_date', { start_date: '2026-02-30' }],
  ])('%s, on %s', async (_what, field, changes) => {
    expectFieldRefusal(await check(changes), field);
  });
});

test.skipIf(target.readOnly)('the vouchers of a client are listed by expiry @S7-32', async () => {
  const client = await signedIn();
  const { status, body } = await client.call('listVouchers', { query: {} });
  expect(status).toBe(200);
  const last = body.data.map(({ valid_until }) => valid_until);
  expect(last).toEqual(last.toSorted());
});

test.skipIf(!target.voucher)(
  'a valid code in lower case returns its discount @S3-14 @S7-33',
  async () => {
    const code = target.voucher ?? '';
    const { status, body } = await check({ code: code.toLowerCase() });
    expect([status, body.data.code]).toEqual([200, code]);
    expect(body.data.discount).toBeGreaterThan(0);
  },
);

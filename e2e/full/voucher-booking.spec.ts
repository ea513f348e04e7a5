import { addDays, today } from '#domain/time/local-time.ts';
import { makeVoucher } from '#server/testing/make-voucher.ts';
import { expectPlaced, openMondaySummary } from './monday-booking.ts';
import { expect, test } from './full-test.ts';

test('a voucher lowers the total in the summary and in the booking, and is used once @S7-33', async ({
  signedIn: page,
  location,
  announce,
  db,
}) => {
  const place = await location();
  const now = today(new Date());
  const voucher = await makeVoucher(db, {
    location_id: place.id,
    valid_from: addDays(now, -1),
    valid_until: addDays(now, 60),
  });
  const main = page.getByRole('main');
  const code = main.getByPlaceholder('Cod voucher');
  await openMondaySummary(page, place);
  await main.getByText('Ai un voucher?').click();

  announce.refusal('/api/customer/vouchers/code', 422);
  await code.fill('NUEXISTA');
  await main.getByRole('button', { name: 'Aplică' }).click();
  await expect(code).toHaveAccessibleDescription('Codul nu este valabil pentru această programare');

  await code.fill(voucher.code.toLowerCase());
  await main.getByRole('button', { name: 'Aplică' }).click();
  await expect(main.getByText(`Voucherul ${voucher.code} a fost aplicat.`)).toBeVisible();
  await expect(main.getByText('−6 RON')).toBeVisible();
  await expect(main.getByText('54 RON').first()).toBeVisible();
  await page.getByRole('button', { name: 'Rezervă' }).click();

  await expectPlaced(page);
  await expect(main.getByText('54 RON').first()).toBeVisible();
  const { used } = await db
    .selectFrom('vouchers')
    .select('used')
    .where('location_id', '=', place.id)
    .executeTakeFirstOrThrow();
  expect(used).toBe(1);
  const { total_bani, discount_bani } = await db
    .selectFrom('bookings')
    .select(['total_bani', 'discount_bani'])
    .where('location_id', '=', place.id)
    .executeTakeFirstOrThrow();
  expect({ total_bani, discount_bani }).toEqual({ total_bani: 5400, discount_bani: 600 });
});

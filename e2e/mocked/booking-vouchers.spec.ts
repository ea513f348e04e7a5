import type { Page } from '@playwright/test';
import { expectStep, openSummary, send } from './go-to-step.ts';
import { expect, test } from './mocked-test.ts';

test('a voucher lowers the total and is sent with the booking @S7-33 @S3-14', async ({
  page,
  mock,
}) => {
  await mock.signIn();
  await openSummary(page, mock, { services: [1, 2] });
  const main = page.getByRole('main');
  await apply(page, 'zece');
  await expect(main.getByText('Voucherul ZECE a fost aplicat.')).toBeVisible();
  await expect(main).toContainText('Reducere cu voucherul ZECE−28 RON');
  await expect(main).toContainText('Total252 RON');
  await send(page);
  await expectStep(page, 5);
  expect(mock.world.bookings[0]?.booking).toMatchObject({ total: 252, voucher_code: 'ZECE' });
});

test('a voucher that expired before the draft was restored is removed, with a message', async ({
  page,
  mock,
  announce,
}) => {
  await openSummary(page, mock);
  await apply(page, 'ZECE');
  await expect(page.getByRole('main')).toContainText('Total72 RON');
  mock.world.vouchers = [];
  announce.refusal('/api/customer/vouchers/code', 422);
  await page.reload();
  await expect(
    page.getByText('Voucherul nu mai este valabil pentru ce ai ales, așa că l-am eliminat.'),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Total80 RON');
});

async function apply(page: Page, code: string): Promise<void> {
  await page.getByText('Ai un voucher?').click();
  await page.getByRole('textbox', { name: 'Cod voucher' }).fill(code);
  await page.getByRole('button', { name: 'Aplică' }).click();
}

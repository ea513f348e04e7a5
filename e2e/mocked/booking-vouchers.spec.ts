import type { Page } from '@playwright/test';
import { expectStep, openSummary, send } from './booking-steps.ts';
import { expect, test } from './mocked-test.ts';

const vouchers = [
  { what: 'a percentage', code: 'zece', kept: 'ZECE', reduction: '−28 RON', total: 252 },
  { what: 'a fixed amount', code: 'MINUS20', kept: 'MINUS20', reduction: '−20 RON', total: 260 },
];

for (const { what, code, kept, reduction, total } of vouchers) {
  test(`a voucher of ${what} lowers the total and is sent with the booking @S7-33 @S3-14`, async ({
    page,
    mock,
  }) => {
    await mock.signIn();
    await openSummary(page, mock, { services: [1, 2] });
    const main = page.getByRole('main');
    await apply(page, code);
    await expect(main.getByText(`Voucherul ${kept} este aplicat.`)).toBeVisible();
    await expect(main).toContainText(`Reducere cu voucherul ${kept}${reduction}`);
    await expect(main).toContainText(`Total${total} RON`);
    await send(page);
    await expectStep(page, 5);
    expect(mock.world.bookings[0]?.booking).toMatchObject({ total, voucher_code: kept });
  });
}

test(
  'a code that is not valid says so at its field, and the total stays @S7-33',
  { tag: '@wide' },
  async ({ page, mock, announce }) => {
    announce.refusal('/api/customer/vouchers/code', 422);
    await openSummary(page, mock);
    await apply(page, 'GRATIS');
    const field = page.getByRole('textbox', { name: 'Cod voucher' });
    await expect(field).toHaveAccessibleDescription('Codul nu este valid pentru serviciile alese');
    await expect(field).toHaveValue('GRATIS');
    await expect(page.getByRole('main')).toContainText('Total80 RON');
  },
);

test('a voucher can be taken out again', async ({ page, mock }) => {
  await openSummary(page, mock);
  await apply(page, 'ZECE');
  await expect(page.getByRole('main')).toContainText('Total72 RON');
  await page.getByRole('button', { name: 'Elimină voucherul' }).click();
  await expect(page.getByRole('main')).toContainText('Total80 RON');
});

test('a voucher that is over when the draft is taken up again goes, and that is said', async ({
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
    page.getByText('Voucherul nu mai este valid pentru ce ai ales, așa că l-am eliminat.'),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Total80 RON');
});

async function apply(page: Page, code: string): Promise<void> {
  await page.getByText('Ai un voucher?').click();
  await page.getByRole('textbox', { name: 'Cod voucher' }).fill(code);
  await page.getByRole('button', { name: 'Aplică' }).click();
}

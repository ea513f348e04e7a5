import { hold } from '#tests/mock-api/fault.ts';
import { expect, test } from './mocked-test.ts';

test('a progress bar shows while the next page loads @S2-34', async ({ page, mock }) => {
  await page.goto('/');
  const { fault, release } = hold();
  mock.respond('listLocations', fault);
  await page.getByRole('main').getByRole('button', { name: 'CAUTĂ' }).click();
  const bar = page.locator('#nprogress .bar');
  await expect(bar).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/locations\?place=/);
  await expect(bar).toBeHidden();
});

import { expect, test } from './mocked-test.ts';

test('the button "CAUTĂ" leads to /locations with the trimmed text @S2-63 @S2-64 @S2-16', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('main').getByRole('search');
  await bar.getByRole('combobox', { name: 'Ce cauți?' }).fill('  balayage ');
  await bar.getByRole('button', { name: 'CAUTĂ' }).click();
  await expect(page).toHaveURL(/\/locations\?search=balayage&place=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('„balayage” în zona Iași');
  await expect(page.getByRole('list', { name: 'Rezultate' }).getByRole('article')).toHaveCount(1);
});

test(
  'failed suggestions show no message and leave the search unchanged @S8-16',
  { tag: '@wide' },
  async ({ page, mock, announce }) => {
    await page.goto('/');
    mock.use('list-locations-fails');
    announce.refusal('/api/public/locations', 500);
    const main = page.getByRole('main');
    const what = main.getByRole('combobox', { name: 'Ce cauți?' });
    const failed = page.waitForResponse((response) => response.status() === 500);
    await what.fill('Atelier');
    await failed;
    await expect(what).toHaveAttribute('aria-expanded', 'false');
    await expect(main.getByRole('alert')).toBeHidden();
    mock.world.faults.clear();
    await what.press('Enter');
    await expect(page).toHaveURL(/\/locations\?search=Atelier&place=/);
    await expect(page.getByRole('article')).toContainText(['Atelier Bujor']);
  },
);

import { expect, test } from './mocked-test.ts';

test('an overlay covers the results until the form of the filters has loaded @S2-30', async ({
  page,
  mock,
}) => {
  const overlay = page.getByText('Se încarcă filtrele…');
  mock.use('filters-form-fails');
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\/locations\?.*_rsc=/, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto('/locations');
  await expect(overlay).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filtre' })).toBeVisible();
  mock.world.faults.clear();
  send();
  await expect(overlay).toBeHidden();
  await page.getByRole('button', { name: 'Filtre' }).click();
  await expect(page.getByRole('dialog').getByText('Frizerii')).toBeVisible();
});

test('the overlay disappears when the form fails, and is never shown if the page contains the form @S2-30', async ({
  page,
  mock,
}) => {
  const overlay = page.getByText('Se încarcă filtrele…');
  mock.use('filters-form-fails');
  await page.goto('/locations');
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  mock.world.faults.clear();
  await page.goto('/locations');
  await expect(overlay).toHaveCount(0);
});

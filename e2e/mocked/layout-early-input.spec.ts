import type { Page } from '@playwright/test';
import { expectStep } from './go-to-step.ts';
import { expect, test } from './mocked-test.ts';

async function openBeforeScript(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

test('a button pressed before hydration works after it', async ({ page }) => {
  const run = await openBeforeScript(page, '/locations');
  await page.getByRole('main').getByRole('button', { name: 'Filtre' }).click();
  run();
  await expect(page.getByRole('dialog', { name: 'Filtre' })).toBeVisible();
});

test('services ticked before hydration are chosen, and the next step opens', async ({
  page,
  mock,
}) => {
  const run = await openBeforeScript(page, `${mock.location('plain').path}/booking`);
  const main = page.getByRole('main');
  for (const name of ['Tuns', 'Vopsit']) {
    const service = main.getByRole('checkbox', { name });
    await service.click();
    await expect(service).toBeChecked();
  }
  run();
  await main.getByRole('button', { name: 'Continuă' }).click();
  await expectStep(page, 2);
  await expect(main.getByRole('button', { name: /Servicii Tuns, Vopsit/ })).toBeVisible();
});

test('a form filled before hydration signs in', async ({ page, mock }) => {
  const run = await openBeforeScript(page, '/login');
  const main = page.getByRole('main');
  const client = mock.world.clients[0]!;
  await main.getByLabel('E-mail').fill(client.user.email);
  await main.getByLabel('Parolă', { exact: true }).fill(client.password);
  run();
  await main.getByRole('button', { name: 'Intră în cont' }).click();
  await expect(page).toHaveURL('/');
});

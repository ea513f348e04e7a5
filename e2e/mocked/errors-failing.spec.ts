import { expect, test } from './mocked-test.ts';

test('a location that fails returns 500 with a message, and a retry shows it @S2-27 @S2-28', async ({
  page,
  mock,
  announce,
}) => {
  const { path, detail } = mock.location('plain');
  mock.use('location-detail-fails');
  announce.refusal(path, 500);
  const response = await page.goto(path);
  expect(response?.status()).toBe(500);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('An error occurred');
  await expect(main.getByRole('link', { name: 'Înapoi la pagina principală' })).toBeVisible();
  const id = response?.headers()['x-request-id'];
  await expect(main.getByText(`Eroarea 500 · Codul problemei: ${id}`)).toBeVisible();
  mock.world.faults.clear();
  await main.getByRole('link', { name: 'Încearcă din nou' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(detail.name);
});

test('the home page returns 503 with a message while the api fails @S2-27 @S2-28', async ({
  page,
  mock,
  announce,
}) => {
  mock.use('down');
  announce.refusal('/', 503);
  const response = await page.goto('/');
  expect(response?.status()).toBe(503);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('An error occurred');
  await expect(main.getByText(/Eroarea 503 · Codul problemei: [a-z0-9-]{36}$/)).toBeVisible();
  mock.world.faults.clear();
  await main.getByRole('link', { name: 'Înapoi la pagina principală' }).click();
  await expect(main.getByRole('search')).toBeVisible();
});

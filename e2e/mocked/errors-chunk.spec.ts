import { expectReact } from './go-to-step.ts';
import { expect, test } from './mocked-test.ts';

test('a chunk that fails to load reloads the page once, then shows an error @S8-13', async ({
  browser,
  baseURL,
  mock,
}) => {
  // The collector does not watch this context, because a broken chunk logs errors.
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const { path, detail } = mock.location('plain');
  const card = page.getByRole('link', { name: detail.name, exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  const chunks = '**/_next/static/chunks/**';
  const come = new Set<string>();
  page.on('requestfinished', (request) => come.add(request.url()));
  await page.goto('/locations');
  // Fails only the chunks that the location page adds.
  await page.route(chunks, (route) =>
    come.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));

  await card.click();
  await expect.poll(() => loads).toEqual([path]);
  await expect(heading).toHaveText(detail.name);

  await page.goto('/locations');
  await card.click();
  await expect(heading).toHaveText('An error occurred');
  expect(loads).toEqual([path, '/locations']);

  await page.unroute(chunks);
  await page.getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect(heading).toHaveText(detail.name);
  await context.close();
});

test('a chunk requested by a press that fails to load reloads the page once, then shows an error @S8-13', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 700, height: 780 } });
  const page = await context.newPage();
  const login = page.getByRole('banner').getByRole('link', { name: 'Intră în cont' });
  const withoutNewParts = async (act: () => Promise<unknown>) => {
    await page.route('**/_next/static/chunks/**', (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await act();
    await page.unroute('**/_next/static/chunks/**');
  };
  await page.goto('/');
  await expect(login).toBeVisible();
  await expectReact(login);
  await withoutNewParts(() => Promise.all([page.waitForEvent('domcontentloaded'), login.click()]));
  await page.reload();
  await expectReact(login);
  await withoutNewParts(async () => {
    await login.click();
    await expect(page.getByText('O parte a paginii nu s-a încărcat.')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Reîncarcă pagina' }).click();
  await expectReact(login);
  await login.click();
  await expect(page.getByRole('dialog', { name: 'Autentificare' })).toBeVisible();
  await context.close();
});

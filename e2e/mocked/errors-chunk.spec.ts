import { expect, test } from './mocked-test.ts';

test('a part of the script that does not come reloads the page once, the next time the error is said @S8-13', async ({
  browser,
  baseURL,
  mock,
}) => {
  // Not watched: a script that breaks is loud in the console, and that is what the test is about.
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const { path, detail } = mock.location('plain');
  const card = page.getByRole('link', { name: detail.name, exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  const chunks = '**/_next/static/chunks/**';
  const come = new Set<string>();
  page.on('requestfinished', (request) => come.add(request.url()));
  await page.goto('/locations');
  // All that the page of results came with stays; what the page of a location has beside it does not come.
  await page.route(chunks, (route) =>
    come.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));

  await card.click();
  await expect.poll(() => loads).toEqual([path]);
  // As the server drew it.
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

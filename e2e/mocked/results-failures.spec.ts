import { hold } from '#tests/mock-api/fault.ts';
import { expect, test } from './mocked-test.ts';

test(
  'results that take their time leave the earlier ones on the screen, marked as busy',
  { tag: '@wide' },
  async ({ page, mock }) => {
    await page.goto('/locations');
    const { fault, release } = hold();
    mock.answer('listLocations', fault);
    const main = page.getByRole('main');
    const cards = main.getByRole('article');
    await main.getByRole('link', { name: 'Medici' }).click();
    // What is busy has no role of its own: it holds the list.
    const busy = main.locator('[aria-busy=true]');
    await expect(busy.getByRole('list', { name: 'Rezultate' })).toBeVisible();
    await expect(busy).toHaveCSS('opacity', '0.5');
    await expect(cards).toHaveCount(20);
    release();
    await expect(main.getByText('1 rezultat ·')).toBeVisible();
    await expect(busy).toBeHidden();
  },
);

test('a list that fails leaves everything as it was, and says so near it @S8-15', async ({
  page,
  mock,
  announce,
}) => {
  await page.goto('/locations');
  mock.use('list-locations-fails');
  announce.refusal('/api/public/locations', 500);
  const main = page.getByRole('main');
  const trade = main.getByRole('link', { name: 'Medici' });
  const failed = page.waitForResponse((answer) => answer.status() === 500);
  await trade.click();
  await failed;
  await expect(trade).not.toHaveAttribute('aria-current');
  await expect(main.getByText('46 rezultate')).toBeVisible();
  await expect(page).toHaveURL('/locations');
  const failure = main.getByRole('alert');
  await expect(failure).toContainText('Nu am putut încărca rezultatele.');
  mock.world.faults.clear();
  await failure.getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect(main.getByText('1 rezultat ·')).toBeVisible();
  await expect(failure).toBeHidden();
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
});

test('results that the server could not get can be asked for again', async ({ page, mock }) => {
  mock.use('list-locations-fails');
  await page.goto('/locations?search=bujor');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Nu am putut încărca rezultatele.');
  mock.world.faults.clear();
  await failure.getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect(page.getByRole('article')).toContainText(['Atelier Bujor']);
  await expect(failure).toBeHidden();
});

test('with an api that fails every second time, another press gets there @S8-15', async ({
  page,
  mock,
  announce,
}) => {
  mock.use('flaky');
  announce.refusal('/api/public/locations', 503);
  announce.refusal(/^\/api\/public\/images\//, 503);
  await page.goto('/locations');
  const trade = page.getByRole('main').getByRole('link', { name: 'Medici' });
  const failed = page.waitForResponse(/public\/locations\?/);
  await trade.click();
  expect((await failed).status()).toBe(503);
  await expect(trade).not.toHaveAttribute('aria-current');
  await trade.click();
  await expect(page.getByText('1 rezultat ·')).toBeVisible();
});

test('offline the results stay, and go on when the network is back @S8-15', async ({
  page,
  context,
  announce,
}) => {
  await page.goto('/locations');
  const main = page.getByRole('main');
  const more = main.getByRole('link', { name: 'Încarcă mai multe' });
  announce.offline();
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await more.click();
  await failed;
  await expect(main.getByText('20 din 46 afișate')).toBeVisible();
  const failure = main.getByRole('alert');
  await expect(failure).toContainText('Ești offline. Încearcă din nou');
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect(main.getByText('40 din 46 afișate')).toBeVisible();
});

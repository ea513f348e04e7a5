import { everySecond, hold, refuse } from '#tests/mock-api/fault.ts';
import { expect, test } from './mocked-test.ts';

test.describe('around the place that the visitor chose', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    const place = { lat: 47.2, lng: 27.6, name: 'Aroneanu, Iași' };
    const value = encodeURIComponent(JSON.stringify(place));
    await context.addCookies([{ name: 'selectedCity', value, url: baseURL ?? '' }]);
  });

  test('home shows what is near it, after a skeleton', async ({ page, mock }) => {
    const { fault, release } = hold();
    let requestCount = 0;
    // The server makes the first request, for Iași.
    mock.respond('listLocations', (usual, request) =>
      ++requestCount === 1 ? usual() : fault(usual, request),
    );
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('status', { name: 'Căutăm în zona ta…' })).toBeVisible();
    release();
    await expect(main.getByRole('list', { name: 'Liber azi în zona Aroneanu' })).toBeVisible();
    await expect(main.getByRole('status', { name: 'Căutăm în zona ta…' })).toBeHidden();
    await main.getByRole('link', { name: 'Vezi toate locațiile' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Saloane, frizerii și medici în zona Aroneanu',
    );
  });

  test('a failure shows a message with a retry', async ({ page, mock, announce }) => {
    mock.respond('listLocations', everySecond(refuse('unavailable')));
    announce.refusal('/api/public/locations', 503);
    await page.goto('/');
    const failure = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: 'Nu am putut încărca rezultatele.' });
    await failure.getByRole('button', { name: 'Încearcă din nou' }).click();
    await expect(page.getByRole('list', { name: 'Liber azi în zona Aroneanu' })).toBeVisible();
    await expect(failure).toBeHidden();
  });
});

test('without any location home recommends nothing', async ({ page, mock }) => {
  mock.use('empty-catalogue');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Ce cauți azi?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Liber|recomandate/ })).toBeHidden();
});

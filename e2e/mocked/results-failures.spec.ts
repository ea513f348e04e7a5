import type { Route } from '@playwright/test';
import { expect, test } from './mocked-test.ts';

test('results that the server failed to load are a 503 with a retry', async ({
  page,
  mock,
  announce,
}) => {
  mock.use('list-locations-fails');
  announce.refusal('/locations', 503);
  await page.goto('/locations?search=bujor');
  const failure = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: 'Nu am putut încărca rezultatele.' });
  await expect(failure).toBeVisible();
  mock.world.faults.clear();
  await failure.getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect(page.getByRole('article')).toContainText(['Atelier Bujor']);
  await expect(failure).toBeHidden();
});

test('offline the results stay, and loading continues once online @S8-15', async ({
  page,
  context,
  announce,
}) => {
  await page.goto('/locations');
  const main = page.getByRole('main');
  const more = main.getByRole('link', { name: 'Încarcă mai multe' });
  await expect(main.getByRole('button', { name: /^Adaugă la favorite/ }).first()).toBeVisible();
  announce.offline();
  await context.setOffline(true);
  const requested = Promise.withResolvers<Route>();
  await page.route('**/_next/static/chunks/**', requested.resolve, { times: 1 });
  await more.click();
  await expect(more).toHaveAttribute('aria-busy');
  await (await requested.promise).abort('internetdisconnected');
  await expect(more).not.toHaveAttribute('aria-busy');
  await expect(main.getByText('20 din 43 afișate')).toBeVisible();
  await expect(main.getByText(/Nu am putut/)).toHaveCount(0);
  await context.setOffline(false);
  await more.click();
  await expect(main.getByText('40 din 43 afișate')).toBeVisible();
});

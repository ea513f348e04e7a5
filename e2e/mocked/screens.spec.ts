import { expect, test } from './mocked-test.ts';

test('/login is the page to sign in @S2-19', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Autentificare' })).toBeVisible();
});

test('a location page says what the api answers', async ({ page, mock }) => {
  const { path, detail } = mock.location('plain');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: detail.name })).toBeVisible();
});

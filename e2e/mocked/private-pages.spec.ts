import { expect, test } from './mocked-test.ts';

test('after a logout the Back button shows nothing private', async ({ page, mock, isMobile }) => {
  const { email } = await mock.signIn();
  await page.goto('/account/profile');
  await expect(page.getByText(email)).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Meniu' }).click();
  else await page.getByRole('button', { name: /Bine ai revenit!/ }).click();
  const home = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Deconectare' }).filter({ visible: true }).click();
  await home;
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(email)).toBeHidden();
});

test('invalid session cookies lead to the login, and the page is complete', async ({
  page,
  context,
  baseURL,
}) => {
  for (const value of ['x', '%ff', 'a.b.c.d', 'y'.repeat(3_000)]) {
    await context.clearCookies();
    await context.addCookies(['at', 'auth_hint'].map((name) => ({ name, value, url: baseURL! })));
    await page.goto('/account/profile');
    await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Fprofile/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('every kind of request for a private page without a session leads to the login', async ({
  playwright,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({ baseURL });
  const ways: Record<string, string>[] = [
    {},
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
    { 'next-resume': '1' },
  ];
  for (const path of ['', '?_rsc=x', '.rsc', '.segments/_tree.segment.rsc'])
    for (const headers of ways) {
      const response = await guest.get(`/account/profile${path}`, { headers, maxRedirects: 0 });
      const outcome = `${response.status()} ${response.headers().location ?? ''}`;
      expect(outcome, `${path} ${JSON.stringify(headers)}`).toMatch(/^(307 .*\/login|404 )/);
    }
  await guest.dispose();
});

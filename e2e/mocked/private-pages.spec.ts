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

test('five tabs whose access is over renew it once, and nobody is signed out @S4-28', async ({
  page,
  context,
  mock,
  announce,
}) => {
  const { first_name: name } = await mock.signIn();
  const others = await Promise.all([1, 2, 3, 4].map(() => context.newPage()));
  mock.use('expired-access');
  announce.refusal('/api/user', 401);
  const tabs = [page, ...others];
  await Promise.all(tabs.map((tab) => tab.goto('/locations')));
  for (const tab of tabs) await expect(tab.getByText(name).first()).toBeAttached();
  expect(mock.requestCount('refreshSession')).toBe(1);
});

test('a refresh that fails on the way keeps the session: the page offers another try', async ({
  page,
  context,
  mock,
  announce,
}) => {
  const { email } = await mock.signIn();
  mock.use('expired-access');
  mock.answer('refreshSession', () => new Response(null, { status: 500 }));
  announce.refusal(/^\/api\/user$/, 401);
  announce.refusal('/auth/refresh', 500);
  await page.goto('/account/profile');
  const retry = page.getByRole('button', { name: 'Încearcă din nou' });
  await expect(retry).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toContain('rt');
  mock.world.faults.delete('refreshSession');
  await retry.click();
  await expect(page.getByText(email)).toBeVisible();
});

test('cookies that are no session lead to the login, and the page is whole', async ({
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

test('however it is asked for, a private page is a way to the login for who has no session', async ({
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
      const answer = await guest.get(`/account/profile${path}`, { headers, maxRedirects: 0 });
      const answered = `${answer.status()} ${answer.headers().location ?? ''}`;
      expect(answered, `${path} ${JSON.stringify(headers)}`).toMatch(/^(307 .*\/login|404 )/);
    }
  await guest.dispose();
});

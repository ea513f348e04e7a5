import type { Page } from '@playwright/test';
import { refuse, times } from '#tests/mock-api/fault.ts';
import { expect, test } from './mocked-test.ts';

function formOf(page: Page) {
  const main = page.getByRole('main');
  return {
    email: main.getByLabel('E-mail'),
    password: main.getByLabel('Parolă', { exact: true }),
    submit: main.getByRole('button', { name: 'Intră în cont' }),
  };
}

async function fillIn(page: Page, password = 'parola123'): Promise<void> {
  const { email, password: field, submit } = formOf(page);
  await email.fill('ana@exemplu.ro');
  await field.fill(password);
  await submit.click();
}

test(
  'the login page asks for e-mail and password, and leads home @S2-19 @S2-82',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Autentificare' })).toBeVisible();
    await fillIn(page);
    await expect(page).toHaveURL('/');
  },
);

test('the login leads back to the requested page, and nowhere else @S4-30 @S2-25', async ({
  page,
}) => {
  await page.goto('/account/bookings?type=past');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillIn(page);
  await expect(page).toHaveURL('/account/bookings?type=past');
});

test('a redirect to another site is not followed', async ({ page }) => {
  await page.goto('/login?redirect=https://example.com/');
  await fillIn(page);
  await expect(page).toHaveURL('/');
});

test('offline the form shows an error, and a retry succeeds', async ({
  page,
  context,
  announce,
}) => {
  await page.goto('/login');
  const { email, password, submit } = formOf(page);
  await email.fill('ana@exemplu.ro');
  await password.fill('gresita');
  announce.refusal('/auth/login', 422);
  await submit.click();
  await expect(email).toHaveAccessibleDescription(/nu sunt corecte/);
  await password.fill('parola123');
  announce.offline();
  await context.setOffline(true);
  await submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('conexiunea la internet');
  await context.setOffline(false);
  await submit.click();
  await expect(page).toHaveURL('/');
});

test('a login blocked by a dead session clears it and is retried once @S8-01', async ({
  page,
  mock,
  announce,
}) => {
  mock.respond('login', times(1, refuse('unauthenticated')));
  announce.refusal('/auth/login', 401);
  await page.goto('/login');
  await fillIn(page);
  await expect(page).toHaveURL('/');
  expect([mock.requestCount('logout'), mock.requestCount('login')]).toEqual([1, 2]);
});

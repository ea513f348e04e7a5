import type { Page } from '@playwright/test';
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

test('the login leads back to where the guest wanted to go, and nowhere else @S4-30 @S2-25', async ({
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

test('nothing is sent before e-mail and password are there and right @S5-01 @S5-02 @S5-03 @S5-04', async ({
  page,
  mock,
}) => {
  await page.goto('/login');
  const { email, password, submit } = formOf(page);
  await submit.click();
  await expect(email).toHaveAccessibleDescription('Câmpul E-mail este obligatoriu');
  await expect(password).toHaveAccessibleDescription('Câmpul Parolă este obligatoriu');
  await expect(email).toBeFocused();
  await email.fill('ana@');
  await expect(email).toHaveAccessibleDescription('Câmpul E-mail nu este valid');
  expect(mock.asked('login')).toBe(0);
});

test(
  'a wrong password is said on the form, and what was typed stays @S5-17 @S8-02',
  { tag: '@wide' },
  async ({ page, announce }) => {
    await page.goto('/login');
    announce.refusal('/auth/login', 422);
    await fillIn(page, 'nu este aceasta');
    const { email, password } = formOf(page);
    await expect(email).toHaveAccessibleDescription(/nu sunt corecte/);
    await expect(email).toHaveValue('ana@exemplu.ro');
    await expect(password).toHaveValue('nu este aceasta');
  },
);

test('each message of the server stands on its field @S5-17', async ({ page, mock, announce }) => {
  mock.use('login-field-errors');
  await page.goto('/login');
  announce.refusal('/auth/login', 422);
  await fillIn(page);
  const { email, password } = formOf(page);
  await expect(email).toHaveAccessibleDescription('E-mailul este blocat');
  await expect(password).toHaveAccessibleDescription('Parola a expirat');
});

test('a message for a field that the form does not have is shown above it', async ({
  page,
  mock,
  announce,
}) => {
  mock.use('captcha-refused');
  await page.goto('/login');
  announce.refusal('/auth/login', 422);
  await fillIn(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('anti-robot');
});

test('a login that answers 401 is left and tried once more @S8-01', async ({
  page,
  mock,
  announce,
}) => {
  mock.use('stale-session-at-login');
  await page.goto('/login');
  announce.refusal('/auth/login', 401);
  await fillIn(page);
  await expect(page).toHaveURL('/');
  expect([mock.asked('logout'), mock.asked('login')]).toEqual([1, 2]);
});

test('a login that answers 401 again is not tried a third time @S8-01', async ({
  page,
  mock,
  announce,
}) => {
  mock.use('login-always-unauthenticated');
  await page.goto('/login');
  announce.refusal('/auth/login', 401);
  await fillIn(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Intră din nou în cont');
  expect(mock.asked('login')).toBe(2);
});

for (const [scenario, status, sentence] of [
  ['too-many-logins', 429, /Prea multe încercări/],
  ['login-fails', 500, /A apărut o problemă la noi/],
] as const) {
  test(`${scenario}: the form says so and keeps what was typed`, async ({
    page,
    mock,
    announce,
  }) => {
    mock.use(scenario);
    await page.goto('/login');
    announce.refusal('/auth/login', status);
    await fillIn(page);
    await expect(page.getByRole('main').getByText(sentence).first()).toBeVisible();
    await expect(formOf(page).password).toHaveValue('parola123');
  });
}

test('without a network the form says so, and the next try goes through', async ({
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

import { expect, test } from './mocked-test.ts';

test.use({ webSettings: { CAPTCHA: 'on', CAPTCHA_VERSION: '3', CAPTCHA_SITE_KEY: 'key' } });
test.describe.configure({ mode: 'default' });

const address = 'https://www.google.com/recaptcha/api.js';
const script = `window.grecaptcha = {
  ready: (run) => run(),
  execute: async (key, { action }) => key + ' for ' + action,
};`;

test('the captcha loads at the first focus, and its token is sent with the login @S7-03', async ({
  page,
  context,
  mock,
  standIn,
}) => {
  await standIn(address, script);
  let loads = 0;
  context.on('request', (request) => (loads += Number(request.url().startsWith(address))));
  await page.goto('/login');
  const form = page.getByRole('main').getByRole('form');
  await expect(form.getByRole('button', { name: 'Intră în cont' })).toBeEnabled();
  expect(loads).toBe(0);
  const { user, password } = mock.world.clients[0]!;
  await form.getByLabel('E-mail').fill(user.email);
  await form.getByLabel('Parolă').fill(password);
  const login = page.waitForRequest('**/auth/login');
  await form.getByRole('button', { name: 'Intră în cont' }).click();
  expect((await login).postDataJSON()).toMatchObject({ captcha_token: 'key for login' });
  await expect(page).toHaveURL('/');
  expect(loads).toBe(1);
});

test('a token is sent with a message to the operator, on a cached page @S7-03', async ({
  page,
  standIn,
}) => {
  await standIn(address, script);
  await page.goto('/feedback');
  const main = page.getByRole('main');
  await expect(main.getByText('Protejat de reCAPTCHA.')).toBeVisible();
  await main.getByLabel('Nume').fill('Ioana');
  await main.getByLabel('E-mail').fill('ioana@exemplu.ro');
  await main.getByLabel('Mesaj').fill('Aș vrea un salon nou.');
  const sent = page.waitForRequest('**/api/public/feedback');
  await main.getByRole('button', { name: 'Trimite mesajul' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ captcha_token: 'key for feedback' });
  await expect(main.getByText('Am primit mesajul tău.')).toBeVisible();
});

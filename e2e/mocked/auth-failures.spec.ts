import type { Locator, Page } from '@playwright/test';
import { paths, type CallName } from '#contract/paths.ts';
import { waitSentence } from '#domain/time/duration-label.ts';
import { hold, refuse } from '#tests/mock-api/fault.ts';
import { mockCode } from '#tests/mock-api/mock-code.ts';
import { expect, test } from './mocked-test.ts';

type State = {
  heading: string;
  call: CallName;
  button: string;
  typed: Record<string, string>;
  refusals: [Refusal, ...Refusal[]];
};

type Refusal = [field: string, label: string, says: string];

const password = { 'Parola nouă': 'doar-a-mea', 'Confirmă parola': 'doar-a-mea' };
const code = { 'Cod de confirmare': mockCode };

const wrongLogin: Refusal = ['email', 'E-mail', 'E-mailul sau parola nu sunt corecte'];
const weakPassword: Refusal = [
  'password',
  'Parola nouă',
  'Parola este prea ușor de ghicit: o folosește multă lume. Alege trei cuvinte fără legătură între ele, de exemplu „ploaie mac tramvai”.',
];
const deadCode = 'Codul nu este corect sau a expirat. Verifică-l sau cere altul.';
const limit = waitSentence(900);

const flows: { rules: string; path: string; link?: string; states: State[] }[] = [
  {
    rules: '@S8-02',
    path: '/login',
    states: [
      {
        heading: 'Autentificare',
        call: 'login',
        button: 'Intră în cont',
        refusals: [wrongLogin],
        typed: { 'E-mail': 'ana@exemplu.ro', Parolă: 'parola123' },
      },
    ],
  },
  {
    rules: '@S8-11',
    path: '/setup-password',
    states: [
      {
        heading: 'Setează-ți parola',
        call: 'setupPassword',
        button: 'Salvează parola',
        refusals: [wrongLogin, weakPassword],
        typed: { 'E-mail': 'temporar@exemplu.ro', 'Parola temporară': 'parola123', ...password },
      },
    ],
  },
  {
    rules: '@S8-05',
    path: '/login',
    link: 'Autentificare prin SMS',
    states: [
      {
        heading: 'Autentificare prin SMS',
        call: 'sendLoginSms',
        button: 'Trimite codul',
        refusals: [['phone', 'Telefon', 'Scrie un număr de mobil din România']],
        typed: { Telefon: '0700 000 001' },
      },
      {
        heading: 'Introdu codul din SMS',
        call: 'confirmLoginSms',
        button: 'Intră în cont',
        refusals: [['confirmation_code', 'Cod de confirmare', deadCode]],
        typed: code,
      },
    ],
  },
  {
    rules: '@S8-11',
    path: '/login',
    link: 'Ai uitat parola?',
    states: [
      {
        heading: 'Ai uitat parola?',
        call: 'sendPasswordCode',
        button: 'Trimite codul',
        refusals: [['email', 'E-mail', 'E-mail nu este valid']],
        typed: { 'E-mail': 'ana@exemplu.ro' },
      },
      {
        heading: 'Introdu codul din e-mail',
        call: 'verifyPasswordCode',
        button: 'Continuă',
        refusals: [['token', 'Cod de confirmare', deadCode]],
        typed: code,
      },
      {
        heading: 'Alege o parolă nouă',
        call: 'resetPassword',
        button: 'Salvează parola',
        refusals: [weakPassword],
        typed: password,
      },
    ],
  },
  {
    rules: '@S8-07 @S8-21',
    path: '/register',
    link: 'Continuă cu e-mail',
    states: [
      {
        heading: 'Creează cont',
        call: 'registerTemporarily',
        button: 'Continuă',
        refusals: [
          ['email', 'E-mail', 'Există deja un cont cu acest e-mail.'],
          ['phone', 'Telefon', 'Există deja un cont cu acest număr.'],
        ],
        typed: {
          Prenume: 'Ioana',
          Nume: 'Pop',
          'E-mail': 'ioana@exemplu.ro',
          Telefon: '0733 111 222',
          Parolă: 'parola-mea',
          'Confirmă parola': 'parola-mea',
        },
      },
      {
        heading: 'Confirmă numărul de telefon',
        call: 'registerClient',
        button: 'Creează cont',
        refusals: [['confirmation_code', 'Cod de confirmare', deadCode]],
        typed: code,
      },
    ],
  },
];

const fieldOf = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true });

async function expectTyped(page: Page, typed: State['typed']): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await expect(fieldOf(page, label)).toHaveValue(text);
}

for (const { rules, path, link, states } of flows)
  test(`a refusing, failing, unreachable or hanging api shows an error and keeps typed values: ${states[0]?.heading} @S4-01 ${rules}`, async ({
    page,
    context,
    mock,
    announce,
  }) => {
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    const alert = main.getByRole('alert');
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto(path);
    if (link) await main.getByRole('button', { name: link }).click();
    announce.offline();
    for (const { heading: title, call, button, typed, refusals } of states) {
      await expect(heading).toHaveText(title);
      for (const [label, text] of Object.entries(typed)) await fieldOf(page, label).fill(text);
      const terms = main.getByRole('checkbox', { name: /Accept Termenii/ });
      if (call === 'registerTemporarily') await terms.check();
      const submit = main.locator('form button[type=submit]');
      await expect(submit).toHaveText(button);

      for (const status of [422, 429, 500]) announce.refusal(paths[call].split(' ')[1]!, status);
      for (const [field, label, says] of refusals) {
        mock.respond(call, refuse('validation_failed', { errors: { [field]: [says] } }));
        await submit.click();
        await expect(fieldOf(page, label)).toHaveAccessibleDescription(new RegExp(says));
        await expect(fieldOf(page, label)).toBeFocused();
        await expect(main.getByText(says)).toBeInViewport({ ratio: 1 });
        await expect(alert).toBeHidden();
        await expectTyped(page, typed);
      }

      const [[first]] = refusals;
      const wait = { seconds: 900, errors: { [first]: [limit] } };
      mock.respond(call, refuse('too_many_attempts', wait));
      await submit.click();
      await expect(alert).toHaveText(limit);
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expectTyped(page, typed);

      mock.respond(call, refuse('server_error'));
      await submit.click();
      await expect(alert).toContainText('A apărut o problemă la noi.');
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expectTyped(page, typed);

      await context.setOffline(true);
      await submit.click();
      await expect(alert).toContainText('Verifică conexiunea la internet');
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expectTyped(page, typed);
      await context.setOffline(false);

      const { fault, release } = hold();
      mock.respond(call, fault);
      await submit.click();
      await expect(main.locator('form button[aria-busy]')).toBeVisible();
      await expect(alert).toBeHidden();
      await expectTyped(page, typed);
      release();
      await expect(heading).not.toHaveText(title);
    }
    if (states.at(-1)?.call === 'resetPassword')
      await expect(main.getByText(/Parola a fost salvată cu succes/)).toBeVisible();
    else await expect(page).toHaveURL('/');
  });

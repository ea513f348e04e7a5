import type { Page } from '@playwright/test';
import { randomBytes, randomInt } from 'node:crypto';
import type { CallOutput } from '#contract/types.ts';
import { expect, test } from './full-test.ts';

const password = 'prima mea parola';
const newPassword = 'a doua mea parola';

test('a newcomer registers, signs out, resets the password, and signs in with it and by SMS @S4-04 @S4-05 @S4-06 @S4-09 @S4-10', async ({
  page,
  context,
  announce,
}) => {
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const fill = (label: string, text: string) => main.getByLabel(label, { exact: true }).fill(text);
  const nextCode = mailboxOf(page);
  const email = `ioana-${randomBytes(6).toString('hex')}@exemplu.ro`;
  const phone = `072${randomInt(1e6, 1e7)}`;

  await page.goto('/register?redirect=/account/profile');
  await press('Continuă cu e-mail');
  await fill('Prenume', 'Ioana');
  await fill('Nume', 'Pop');
  await fill('E-mail', email);
  await fill('Telefon', phone);
  await fill('Parolă', password);
  await fill('Confirmă parola', password);
  await main.getByRole('checkbox', { name: /Termenii/ }).check();
  await press('Continuă');
  await fill('Cod de confirmare', await nextCode(`+4${phone}`));
  await press('Creează cont');
  await expect(page).toHaveURL('/account/profile');
  await expect(main.getByText(email)).toBeVisible();

  await logOut(page);
  await page.goto('/account/profile');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await press('Ai uitat parola?');
  await fill('E-mail', email);
  await press('Trimite codul');
  await fill('Cod de confirmare', await nextCode(email));
  await press('Continuă');
  await fill('Parola nouă', newPassword);
  await fill('Confirmă parola', newPassword);
  await press('Salvează parola');
  await expect(main.getByText('Parola a fost salvată cu succes.')).toBeVisible();
  await press('Înapoi la autentificare');
  announce.refusal('/auth/login', 422);
  await fill('Parolă', password);
  await press('Intră în cont');
  await expect(main.getByLabel('E-mail')).toHaveAccessibleDescription(/nu sunt corecte/);
  await fill('Parolă', newPassword);
  await press('Intră în cont');
  await expect(page).toHaveURL('/account/profile');

  await logOut(page);
  await page.goto('/login?redirect=/account/profile');
  await press('Autentificare prin SMS');
  await fill('Telefon', phone);
  await press('Trimite codul');
  await fill('Cod de confirmare', await nextCode(`+4${phone}`));
  await press('Intră în cont');
  await expect(page).toHaveURL('/account/profile');
  await expect(main.getByText(email)).toBeVisible();

  const cookies = await context.cookies();
  await page.goto('/privacy-policy');
  for (const { name } of cookies) {
    const listed = main
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`(^| |__Host-)${name} `) });
    await expect(listed.first()).toBeVisible();
  }
});

function mailboxOf(page: Page): (to: string) => Promise<string> {
  let last = 0;
  return async (to) => {
    let code: string | undefined;
    await expect
      .poll(async () => {
        const response = await page.request.get('/api/dev/mailbox', { params: { to } });
        const { data } = (await response.json()) as CallOutput<'mailbox'>;
        const message = data.find(({ id, text }) => id > last && /\b\d{6}\b/.test(text));
        last = message?.id ?? last;
        code = message?.text.match(/\b\d{6}\b/)?.[0];
        return code;
      })
      .toBeDefined();
    return code ?? '';
  };
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Meniu' }).click();
  await page.getByRole('button', { name: 'Deconectare' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/');
}

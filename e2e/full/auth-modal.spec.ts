import type { Page } from '@playwright/test';
import { randomBytes, randomInt } from 'node:crypto';
import { logOut, mailboxOf } from './auth-steps.ts';
import { expect, test } from './full-test.ts';

const password = 'o parola de proba';

async function openModal(page: Page) {
  await page.getByRole('button', { name: 'Meniu' }).click();
  const menu = page.getByRole('navigation', { name: 'Meniu' });
  await menu.getByRole('link', { name: 'Intră în cont' }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('heading') });
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  return {
    dialog,
    field,
    press: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    fill: (label: string, text: string) => field(label).fill(text),
    refuses: (label: string, words: RegExp) =>
      expect(field(label)).toHaveAccessibleDescription(words),
    comesTo: (title: string) =>
      expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible(),
  };
}

test('the modal registers, signs in by SMS and recovers a password, with errors at their fields @S4-01 @S4-06 @S4-10', async ({
  page,
  client,
  announce,
}) => {
  const nextCode = mailboxOf(page);
  const email = `mara-${randomBytes(6).toString('hex')}@exemplu.ro`;
  const phone = `072${randomInt(1e6, 1e7)}`;
  await page.goto('/faq');

  let { dialog, press, fill, refuses, comesTo } = await openModal(page);
  await press('Sunt client nou');
  await press('Continuă cu e-mail');
  await fill('Prenume', 'Mara');
  await fill('Nume', 'Ionescu');
  await fill('E-mail', client.email);
  await fill('Telefon', phone);
  await fill('Parolă', password);
  await fill('Confirmă parola', 'alta parola');
  await dialog.getByRole('checkbox', { name: /Termenii/ }).check();
  await press('Continuă');
  await refuses('Confirmă parola', /parol/i);
  await fill('Confirmă parola', password);
  announce.refusal('/api/register/re-temp', 422);
  await press('Continuă');
  await refuses('E-mail', /cont/);
  await fill('E-mail', email);
  await press('Continuă');
  await comesTo('Confirmă numărul de telefon');
  const code = await nextCode(`+4${phone}`);
  announce.refusal('/api/register/client', 422);
  await fill('Cod de confirmare', code === '111111' ? '222222' : '111111');
  await press('Creează cont');
  await refuses('Cod de confirmare', /cod/i);
  await fill('Cod de confirmare', code);
  await press('Creează cont');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/faq');

  await logOut(page);
  ({ dialog, press, fill, refuses, comesTo } = await openModal(page));
  await press('Autentificare prin SMS');
  await fill('Telefon', phone);
  await press('Trimite codul');
  await comesTo('Introdu codul din SMS');
  await press('modifică');
  await comesTo('Autentificare prin SMS');
  announce.refusal('/api/auth/login-with-sms', 422);
  await press('Trimite codul');
  await refuses('Telefon', /Ai cerut deja un cod/);
  await expect(dialog.getByText(/Poți cere alt cod peste/)).toBeVisible();

  await press('Înapoi la autentificare');
  await press('Ai uitat parola?');
  await comesTo('Ai uitat parola?');
  await fill('E-mail', email);
  await press('Trimite codul');
  await comesTo('Introdu codul din e-mail');
  const mailCode = await nextCode(email);
  announce.refusal('/api/password/code/verify', 422);
  await fill('Cod de confirmare', mailCode === '111111' ? '222222' : '111111');
  await press('Continuă');
  await refuses('Cod de confirmare', /cod/i);
  await fill('Cod de confirmare', mailCode);
  await press('Continuă');
  await fill('Parola nouă', 'scurt');
  await press('Salvează parola');
  await refuses('Parola nouă', /6 caractere/);
  await fill('Parola nouă', 'parola ei noua');
  await fill('Confirmă parola', 'parola ei noua');
  await press('Salvează parola');
  await expect(dialog.getByText('Parola a fost salvată cu succes.')).toBeVisible();
  await press('Înapoi la autentificare');
  await fill('Parolă', 'parola ei noua');
  await press('Intră în cont');
  await expect(dialog).toBeHidden();
});

test('a temporary password leads to a new one, which signs in @S4-02 @S4-03', async ({
  page,
  client,
  db,
  announce,
}) => {
  const temporary = db.updateTable('users').set({ password_is_temporary: true });
  await temporary.where('id', '=', client.id).execute();
  await page.goto('/faq');
  const { dialog, press, fill, refuses, comesTo } = await openModal(page);
  announce.refusal('/auth/login', 422);
  await fill('E-mail', client.email);
  await fill('Parolă', 'alta parola');
  await press('Intră în cont');
  await refuses('E-mail', /nu sunt corecte/);
  await fill('Parolă', client.password);
  await press('Intră în cont');
  await comesTo('Setează-ți parola');
  await fill('Parola nouă', 'doar a mea');
  await fill('Confirmă parola', 'doar a lui');
  await press('Salvează parola');
  await refuses('Confirmă parola', /parol/i);
  await fill('Confirmă parola', 'doar a mea');
  await press('Salvează parola');
  await expect(dialog).toBeHidden();
});

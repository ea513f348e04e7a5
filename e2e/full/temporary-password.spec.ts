import { expect, test } from './full-test.ts';

test('a temporary password leads to a new one, which signs in @S4-02 @S4-03', async ({
  page,
  client,
  db,
  announce,
}) => {
  const temporary = db.updateTable('users').set({ password_is_temporary: true });
  await temporary.where('id', '=', client.id).execute();
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Meniu' }).click();
  const menu = page.getByRole('navigation', { name: 'Meniu' });
  await menu.getByRole('link', { name: 'Intră în cont' }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('heading') });
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

  announce.refusal('/auth/login', 422);
  await field('E-mail').fill(client.email);
  await field('Parolă').fill('alta parola');
  await press('Intră în cont');
  await expect(field('E-mail')).toHaveAccessibleDescription(/nu sunt corecte/);
  await field('Parolă').fill(client.password);
  await press('Intră în cont');
  await expect(dialog.getByRole('heading', { name: 'Setează-ți parola' })).toBeVisible();
  await field('Parola nouă').fill('doar a mea');
  await field('Confirmă parola').fill('doar a lui');
  await press('Salvează parola');
  await expect(field('Confirmă parola')).toHaveAccessibleDescription(/parol/i);
  await field('Confirmă parola').fill('doar a mea');
  await press('Salvează parola');
  await expect(dialog).toBeHidden();
});

import type { Page } from '@playwright/test';
import type { Booking } from '#contract/booking.ts';
import { demoLogins } from '#data/demo-clients.ts';
import { expect, test } from '../collectors/guarded-test.ts';

test('a guest finds a haircut in Iași, books it, and signs in on the way @S2-04 @S2-16 @S2-74 @S6-01 @S6-02 @S6-05 @S7-02', async ({
  page,
  announce,
  checkPage,
  openVisitor,
}, info) => {
  // Each project has a client and a location of its own, so that both can run at once.
  const mobile = info.project.name === 'full-mobile';
  const login = demoLogins[mobile ? 2 : 1];
  const main = page.getByRole('main');
  const next = page.getByRole('button', { name: 'Continuă' });

  await page.goto('/');
  await main.getByPlaceholder('Serviciu, salon sau specialist').fill('tuns');
  await main.getByRole('button', { name: 'CAUTĂ' }).click();
  await expect(page).toHaveURL(/\/locations\?search=tuns/);
  await expect(main.getByText(/^\d+ rezultate/)).toBeVisible();
  await main
    .getByRole('article')
    .nth(mobile ? 1 : 0)
    .getByRole('link')
    .first()
    .click();

  await expect(page).toHaveURL(/\/locations\/\d+\/[a-z0-9-]+$/);
  const location = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Rezervă' }).first().click();

  await expect(page.getByRole('heading', { name: 'Alege Serviciile' })).toBeVisible();
  await expect(next).toBeDisabled();
  const services = main.getByRole('checkbox', { name: /^Tuns/, disabled: false });
  await services.nth(0).check();
  await services.nth(1).check();
  await next.click();

  await expect(page.getByRole('heading', { name: 'Alege Specialistul' })).toBeVisible();
  await main.getByRole('radio', { name: /Oricare specialist/ }).check();
  await next.click();

  await expect(page.getByRole('heading', { name: 'Alege Data și Ora' })).toBeVisible();
  await main
    .getByText(/^\d\d:\d\d$/)
    .first()
    .click();
  await next.click();

  await expect(page.getByRole('heading', { name: 'Sumar' })).toBeVisible();
  // Some locations ask something of their clients.
  for (const question of await main.getByRole('combobox').all())
    await question.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Rezervă' }).click();

  const dialog = page.getByRole('dialog', { name: 'Autentificare' });
  await dialog.getByLabel('E-mail').fill(login.email);
  announce.refusal('/auth/login', 422);
  await dialog.getByLabel('Parolă', { exact: true }).fill('nu este aceasta');
  await dialog.getByRole('button', { name: 'Intră în cont' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/nu sunt corecte/);
  await dialog.getByLabel('Parolă', { exact: true }).fill(login.password);
  await dialog.getByRole('button', { name: 'Intră în cont' }).click();

  await expect(page.getByRole('heading', { name: 'Rezervare Plasată!' })).toBeVisible();
  await checkPage('step 5');
  await main.getByRole('link', { name: 'Vezi rezervările mele' }).click();
  await expect(page).toHaveURL(/\/account\/bookings/);
  await expect(main.getByText(location).first()).toBeVisible();
  await checkPage('my bookings');

  const booking = await newestBooking(page);
  expect(booking.location.name).toBe(location);
  const visitor = await openVisitor();
  await visitor.goto(
    `/locations/${booking.location.id}/${booking.location.slug}/booking` +
      `?services=${booking.services.map(({ id }) => id).join(',')}` +
      `&professional=${booking.professional.id}&date=${booking.start_date}&step=3`,
  );
  await expect(visitor.getByRole('heading', { name: 'Alege Data și Ora' })).toBeVisible();
  await expect(visitor.getByRole('main').getByText(/\d ore? liber|Nicio oră liberă/)).toBeVisible();
  await expect(visitor.getByRole('radio', { name: booking.start_time })).toHaveCount(0);
});

/** The booking that the signed-in client placed last. */
async function newestBooking(page: Page): Promise<Booking> {
  const answer = await page.request.get('/api/bookings/upcoming?per_page=50');
  const { data } = (await answer.json()) as { data: Booking[] };
  const [newest] = data.sort((a, b) => b.created_at.localeCompare(a.created_at));
  if (!newest) throw new Error('The client has no upcoming booking');
  return newest;
}

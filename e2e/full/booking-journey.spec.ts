import type { Page } from '@playwright/test';
import type { Booking } from '#contract/booking.ts';
import { expect, test } from './full-test.ts';

const praised = { ratings: Array.from({ length: 2000 }, () => 5) };

test(
  'a guest finds a haircut in Iași, books it, and signs in on the way @S2-04 @S2-16 @S2-74 @S6-01 @S6-02 @S6-05 @S7-02',
  { tag: '@wide' },
  async ({ page, announce, checkPage, openVisitor, client, location, mails }) => {
    const place = await location(praised);
    const main = page.getByRole('main');
    const next = page.getByRole('button', { name: 'Continuă' });

    await page.goto('/');
    await main.getByRole('combobox', { name: 'Unde?' }).fill('Iași');
    await main.getByRole('option', { name: /^Iași/ }).first().click();
    await main.getByPlaceholder('Serviciu, salon sau specialist').fill('tuns');
    await main.getByRole('button', { name: 'CAUTĂ' }).click();
    await expect(page).toHaveURL(/\/locations\?search=tuns/);
    await expect(main.getByText(/^\d+ (de )?rezultate?\b/)).toBeVisible();
    const card = main.getByRole('article').filter({ hasText: place.name });
    await card.getByRole('link').first().click();

    await expect(page).toHaveURL(new RegExp(`${place.path}\\?search=tuns$`));
    await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
    await main.getByRole('link', { name: /alege alt serviciu$/ }).click();

    await expect(page.getByRole('heading', { name: 'Alege Serviciile' })).toBeVisible();
    const services = main.getByRole('checkbox', { name: /^Tuns/, disabled: false });
    await services.nth(0).check();
    await services.nth(1).check();
    await next.click();

    await expect(page.getByRole('heading', { name: 'Alege Specialistul' })).toBeVisible();
    await main.getByRole('radio', { name: /Oricare specialist/ }).check();
    await next.click();

    await expect(page.getByRole('heading', { name: 'Alege Data și Ora' })).toBeVisible();
    // The test needs two free slots, but the first free day may have only one.
    const freeDay = page.getByRole('radio', { name: /ore libere$/ });
    await main.locator('label').filter({ has: freeDay }).nth(1).click();
    await main
      .getByText(/^\d\d:\d\d$/)
      .first()
      .click();
    await next.click();

    await expect(page.getByRole('heading', { name: 'Sumar' })).toBeVisible();
    await page.getByRole('button', { name: 'Rezervă' }).click();

    const dialog = page.getByRole('dialog', { name: 'Autentificare' });
    await dialog.getByLabel('E-mail').fill(client.email);
    announce.refusal('/auth/login', 422);
    await dialog.getByLabel('Parolă', { exact: true }).fill('nu este aceasta');
    await dialog.getByRole('button', { name: 'Intră în cont' }).click();
    await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/nu sunt corecte/);
    await dialog.getByLabel('Parolă', { exact: true }).fill(client.password);
    await dialog.getByRole('button', { name: 'Intră în cont' }).click();

    await expect(page.getByRole('heading', { name: 'Rezervare Plasată!' })).toBeVisible();
    await checkPage('step 5');
    await main.getByRole('link', { name: 'Rezervările mele' }).click();
    await expect(page).toHaveURL(/\/account\/bookings/);
    await expect(main.getByText(place.name).first()).toBeVisible();

    const booking = await onlyBooking(page);
    expect(booking).toMatchObject({ status: 'approved', location: { id: place.id } });
    expect(booking.services.map(({ id }) => id)).toEqual(place.services.map(({ id }) => id));
    await expect.poll(mails).toHaveLength(1);
    const [mail] = await mails();
    expect(mail?.subject).toBe(`Programare confirmată: ${place.name}`);
    expect(mail?.text).toMatch(/\/b\/[\w-]{36}\n/);

    const visitor = await openVisitor();
    await visitor.goto(
      `${place.path}/booking?services=${booking.services.map(({ id }) => id).join(',')}` +
        `&professional=${booking.professional.id}&date=${booking.start_date}&step=3`,
    );
    await expect(visitor.getByRole('heading', { name: 'Alege Data și Ora' })).toBeVisible();
    await expect(visitor.getByRole('main').getByText(/ · .*or[ăe] liber/)).toBeVisible();
    await expect(visitor.getByRole('radio', { name: booking.start_time })).toHaveCount(0);
  },
);

async function onlyBooking(page: Page): Promise<Booking> {
  const response = await page.request.get('/api/bookings/upcoming');
  const { data } = (await response.json()) as { data: Booking[] };
  const [booking, ...more] = data;
  if (!booking || more.length > 0) throw new Error(`The client has ${data.length} bookings`);
  return booking;
}

import type { Page } from '@playwright/test';
import { expectPlaced, openMondaySummary } from './monday-booking.ts';
import { expect, test } from './full-test.ts';

test('one of two clients gets a slot, the other is shown the nearest ones @S4-12 @S7-28', async ({
  signedIn,
  openClient,
  announce,
  checkPage,
  location,
  db,
}) => {
  const place = await location({ professionals: 1 });
  const pages = [signedIn, await openClient()];
  announce.refusal('/api/bookings', 409);
  for (const page of pages) await openMondaySummary(page, place);
  await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Rezervă' }).click()));

  const late = await Promise.race(pages.map(isTooLate));
  const [winner, loser] = late === pages[0] ? [pages[1]!, pages[0]!] : [pages[0]!, pages[1]!];
  await expectPlaced(winner);
  await expect(loser.getByRole('heading', { name: 'Alege Data și Ora' })).toBeVisible();
  await expect(loser.getByRole('radio', { name: '10:00' })).toHaveCount(0);
  await checkPage('the hour is taken');

  const near = loser.getByRole('list', { name: 'Ore apropiate' }).getByRole('button');
  await expect(near).toHaveCount(3);
  await near.first().click();
  await expect(loser.getByRole('heading', { name: 'Sumar' })).toBeVisible();
  await loser.getByRole('button', { name: 'Rezervă' }).click();
  await expectPlaced(loser);

  const booked = await db
    .selectFrom('bookings')
    .select(['status', 'user_id'])
    .where('location_id', '=', place.id)
    .execute();
  expect(booked.map(({ status }) => status)).toEqual(['approved', 'approved']);
  expect(new Set(booked.map(({ user_id }) => user_id)).size).toBe(2);
});

async function isTooLate(page: Page): Promise<Page> {
  await page.getByText(/Ora aleasă (tocmai a fost ocupată|nu este liberă)\./).waitFor();
  return page;
}

import { changeStatus } from '#server/booking/bookings/status-repository.ts';
import { expectPlaced, openMondaySummary } from './monday-booking.ts';
import { expect, test } from './full-test.ts';

test('with manual approval a booking is pending until the location confirms it @S7-28', async ({
  signedIn: page,
  location,
  mails,
  db,
}) => {
  const place = await location({ approval: 'manual' });
  const main = page.getByRole('main');
  await openMondaySummary(page, place);
  await expect(main.getByText('Programarea ta va aștepta confirmarea locației.')).toBeVisible();
  await page.getByRole('button', { name: 'Rezervă' }).click();
  await expectPlaced(page);
  await expect(main.getByRole('status')).toHaveText(
    'Cererea a fost trimisă. Îți scriem pe e-mail când locația răspunde; răspunsul va fi și în „Rezervările mele”.',
  );
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject))
    .toEqual([`Cererea ta a fost trimisă: ${place.name}`]);

  await main.getByRole('link', { name: 'Rezervările mele' }).click();
  await expect(main.getByText(place.name)).toBeVisible();
  await expect(main.getByText('În așteptare')).toBeVisible();

  const placed = await db
    .selectFrom('bookings')
    .select('id')
    .where('location_id', '=', place.id)
    .execute();
  await db.transaction().execute((tx) =>
    changeStatus(
      tx,
      placed.map(({ id }) => id),
      'approved',
    ),
  );
  await page.reload();
  await expect(main.getByText('Confirmată')).toBeVisible();
  await expect(main.getByText('În așteptare')).toHaveCount(0);
});

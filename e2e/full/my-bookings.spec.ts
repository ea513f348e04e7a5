import { statusLabel } from '#domain/booking/booking-status.ts';
import { expect, test } from './full-test.ts';

test('my bookings list the upcoming ones, nearest first, with their status @S2-04', async ({
  signedIn: page,
  booking,
}) => {
  const first = await booking('approved');
  const second = await booking('pending');
  const main = page.getByRole('main');
  await page.goto('/account/bookings');
  await expect(main.getByText('Următoarea programare')).toBeVisible();
  const [nearest, later] = [first, second].map(({ location }) => main.getByText(location.name));
  await expect(nearest!).toBeVisible();
  await expect(later!).toBeVisible();
  for (const status of ['approved', 'pending'] as const)
    await expect(main.getByText(statusLabel(status))).toBeVisible();

  await main.getByRole('link', { name: 'Vezi detaliile' }).click();
  await expect(page).toHaveURL(new RegExp(`/account/bookings/${first.id}$`));
  await expect(main.getByText(first.location.name).first()).toBeVisible();
});

test('past and canceled bookings are listed as past, with their status @S2-04 @S3-26', async ({
  signedIn: page,
  booking,
}) => {
  await booking('approved', 'past');
  for (const status of ['rejected', 'canceled', 'expired'] as const) await booking(status);
  const main = page.getByRole('main');
  await page.goto('/account/bookings?type=past');
  for (const state of ['done', 'rejected', 'canceled', 'expired'] as const)
    await expect(main.getByText(statusLabel(state))).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Salon ' })).toHaveCount(4);
});

test('the booking of another client is a 404 @S6-06', async ({ booking, openClient, announce }) => {
  const { id, location } = await booking('approved');
  const stranger = await openClient();
  announce.refusal(`/account/bookings/${id}`, 404);
  const response = await stranger.goto(`/account/bookings/${id}`);
  expect(response?.status()).toBe(404);
  await expect(stranger.getByText(location.name)).toHaveCount(0);
  expect((await stranger.request.get(`/api/booking/${id}/details`)).status()).toBe(404);
});

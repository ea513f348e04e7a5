import { expect, test } from './mocked-test.ts';

const cancelButton = { name: 'Anulează programarea' };

test('a link cancels its booking with one press, without a session, also after Back', async ({
  page,
  mock,
}) => {
  const { id, location } = mock.booking({ daysAhead: 3 });
  await page.goto(`/b/${id}`);
  await expect(page.getByText(location.name)).toBeVisible();
  await page.getByRole('link', { name: 'Reprogramează' }).click();
  await expect(page).toHaveURL(`/b/${id}/reschedule`);
  await page.goBack();
  await page.getByRole('button', cancelButton).click();
  await expect(page.getByText('Programarea a fost anulată.')).toBeVisible();
  expect(mock.world.bookings[0]?.booking.status).toBe('canceled');
  await page.reload();
  await expect(page.getByText('Anulată', { exact: true })).toBeVisible();
});

test('opening, prefetching and reloading the page change nothing; it hides its URL from other sites and search engines', async ({
  page,
  mock,
}) => {
  const { id } = mock.booking({ daysAhead: 0 });
  for (let visit = 0; visit < 3; visit += 1) await page.goto(`/b/${id}`);
  await page.request.head(`/b/${id}`);
  const changes = ['cancelLinkedBooking', 'rescheduleLinkedBooking', 'announceArrival'] as const;
  expect(changes.map((name) => mock.requestCount(name))).toEqual([0, 0, 0]);
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a booking is moved through its link, and the page of the link shows the new time', async ({
  page,
  mock,
}) => {
  const { id } = mock.booking({ daysAhead: 3 });
  await page.goto(`/b/${id}/reschedule`);
  const times = page.getByRole('radio', { name: /^\d\d:\d\d$/ });
  await times.first().check({ force: true });
  await page.getByRole('button', { name: 'Reprogramează' }).click();
  await expect(page).toHaveURL(`/b/${id}`);
  await expect(page.getByText('Ora aleasă a fost salvată.')).toBeVisible();
  expect(mock.requestCount('rescheduleLinkedBooking')).toBe(1);
  expect(mock.requestCount('rescheduleBooking')).toBe(0);
});

test('a delay is announced with one press, stays when a press fails offline, and can change', async ({
  page,
  mock,
  context,
  announce,
}) => {
  await page.goto(`/b/${mock.booking({ daysAhead: 0 }).id}`);
  const choice = (delay: number) => page.getByRole('button', { name: `Întârzii ${delay} minute` });
  const expectTold = async (delay: number) => {
    await expect(page.getByText(`I-am scris locației că întârzii ${delay} minute.`)).toBeVisible();
    const pressed = page.getByRole('button', { pressed: true });
    await expect(pressed).toHaveText(`Întârzii ${delay} minute`);
  };
  await choice(5).click();
  await expectTold(5);
  announce.offline();
  await context.setOffline(true);
  await choice(15).click();
  await expect(page.getByRole('alert').filter({ hasText: 'conexiunea' })).toBeVisible();
  await expectTold(5);
  await context.setOffline(false);
  await choice(15).click();
  await expectTold(15);
  await page.reload();
  await expectTold(15);
  expect(mock.requestCount('announceArrival')).toBe(2);
});

test('a link that is no longer valid says so and leads to the account', async ({
  page,
  announce,
}) => {
  announce.refusal('/b/nimic', 404);
  await page.goto('/b/nimic');
  await expect(page.getByRole('heading', { name: 'Linkul nu mai este valabil' })).toBeVisible();
  const ownBookings = page.getByRole('link', { name: 'Vezi programările din cont' });
  await expect(ownBookings).toHaveAttribute('href', '/account/bookings');
});

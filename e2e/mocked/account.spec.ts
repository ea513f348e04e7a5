import { BOOKING_STATUSES } from '#domain/booking-status.ts';
import { statusLabel } from '#domain/booking-status.ts';
import { expect, test } from './mocked-test.ts';

test('/account leads to the bookings @S2-03', async ({ page, mock }) => {
  await mock.signIn();
  await page.goto('/account');
  await expect(page).toHaveURL('/account/bookings');
});

test('a client without bookings is led to the search', async ({ page, mock }) => {
  await mock.signIn();
  await page.goto('/account/bookings');
  await expect(page.getByText('Nu ai nicio programare viitoare.')).toBeVisible();
  await page.getByRole('link', { name: 'Istoric' }).click();
  await expect(page.getByText('Nu ai încă nicio programare în istoric.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Caută o locație' }).click();
  await expect(page).toHaveURL('/locations');
});

for (const status of BOOKING_STATUSES) {
  const upcoming = status === 'pending' || status === 'approved';
  test(`a booking that is ${status} stands under ${upcoming ? 'upcoming' : 'past'}, in words @S2-04`, async ({
    page,
    mock,
  }) => {
    await mock.signIn();
    const { location } = mock.booking({ status });
    await page.goto(upcoming ? '/account/bookings' : '/account/bookings?type=past');
    const main = page.getByRole('main');
    await expect(main.getByText(statusLabel(status))).toBeVisible();
    await expect(main.getByText(location.name).first()).toBeVisible();
  });
}

test(
  'a booking has a page of its own, with its price, its place and how to cancel it',
  { tag: '@wide' },
  async ({ page, mock }) => {
    await mock.signIn();
    const { id, location } = mock.booking();
    await page.goto('/account/bookings');
    await page.getByRole('link', { name: 'Vezi detaliile' }).click();
    await expect(page).toHaveURL(`/account/bookings/${id}`);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(
      /luni, 23 noiembrie, ora 11:00/i,
    );
    await expect(main.getByText(location.name).first()).toBeVisible();
    await expect(main.getByText('80 RON').first()).toBeVisible();
    await expect(main.getByText('Ca să anulezi, contactează locația.')).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(main.getByRole('link', { name: 'Vezi traseul' })).toBeHidden();
    await expect(main.getByText(location.name).first()).toBeVisible();
  },
);

test("another client's booking is not found, like one that does not exist @S6-06", async ({
  page,
  mock,
  announce,
}) => {
  await mock.signIn('stefania@exemplu.ro');
  const { id } = mock.booking();
  for (const one of [id, '00000000-0000-4000-8000-000000000000']) {
    announce.refusal(`/account/bookings/${one}`, 404);
    await page.goto(`/account/bookings/${one}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
  }
});

test('more bookings come at a press, each once', { tag: '@wide' }, async ({ page, mock }) => {
  await mock.signIn();
  mock.use('many-bookings');
  await page.goto('/account/bookings?type=past');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(10);
  const more = page.getByRole('button', { name: 'Încarcă mai multe' });
  await more.click();
  await expect(rows).toHaveCount(20);
  await more.click();
  await expect(rows).toHaveCount(25);
  await expect(more).toBeHidden();
});

test('more bookings that fail to come are said, and can be asked again', async ({
  page,
  mock,
  announce,
}) => {
  await mock.signIn();
  mock.use('many-bookings');
  await page.goto('/account/bookings?type=past');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  mock.use('list-bookings-fails');
  announce.refusal('/api/bookings/past', 500);
  await page.getByRole('button', { name: 'Încarcă mai multe' }).click();
  await expect(page.getByText('Nu am putut încărca mai multe.')).toBeVisible();
  mock.world.faults.clear();
  await page.getByRole('button', { name: 'Încarcă mai multe' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(20);
});

test('bookings that cannot be loaded are said, with a way to try again', async ({
  page,
  mock,
  announce,
}) => {
  await mock.signIn();
  mock.use('list-bookings-fails');
  announce.refusal(/^\/(api|account)\/bookings/, 500);
  await page.goto('/account/bookings');
  await expect(page.getByRole('button', { name: 'Încearcă din nou' })).toBeVisible();
});

test('a session that ends in another place leads to the login, and back @S4-30 @S6-06', async ({
  page,
  mock,
  announce,
}) => {
  await mock.signIn();
  mock.booking();
  await page.goto('/account/bookings');
  mock.use('expired-session');
  announce.refusal(/^\/api\/(user|bookings\/upcoming)$/, 401);
  announce.refusal('/auth/refresh', 401);
  await page.reload();
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Fbookings/);
});

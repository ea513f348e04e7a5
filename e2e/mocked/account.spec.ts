import { expect, test } from './mocked-test.ts';

test('a booking has a page of its own, with its price, its place and how to cancel it', async ({
  page,
  mock,
}) => {
  await mock.signIn();
  const { id, location } = mock.booking();
  await page.goto('/account/bookings');
  await page.getByRole('link', { name: 'Vezi detaliile' }).click();
  await expect(page).toHaveURL(`/account/bookings/${id}`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    /luni, 23\snoiembrie, ora\s11:00/i,
  );
  await expect(main.getByText(location.name).first()).toBeVisible();
  await expect(main.getByText('80 RON').first()).toBeVisible();
  await expect(main.getByText(/Poți anula gratuit până/)).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(main.getByRole('link', { name: 'Vezi traseul' })).toBeHidden();
  await expect(main.getByText(location.name).first()).toBeVisible();
});

test("another client's booking gives the same page as an unknown one @S6-06", async ({
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

test('canceling moves the focus to the title and removes the cancel button', async ({
  page,
  mock,
}) => {
  await mock.signIn();
  await page.goto(`/account/bookings/${mock.booking().id}`);
  await page.getByRole('button', { name: 'Anulează programarea' }).click();
  await page.getByLabel('Motivul anulării').selectOption({ label: 'Nu mai pot ajunge' });
  await page.getByRole('button', { name: 'Da, anulează' }).press('Enter');
  await expect(page.getByText('Motivul anulării: Nu mai pot ajunge')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0));
});

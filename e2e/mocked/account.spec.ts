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

const there = ['Salon Zori', /^Vezi traseul/];
const calendars = [
  /^Adaugă în Google Calendar/,
  /^Adaugă în Outlook/,
  'Descarcă pentru alt calendar (.ics)',
];
const changes = [
  'Reprogramează',
  'Anunță-mă dacă se eliberează un loc mai devreme',
  'Anulează programarea',
];

const states = {
  'În așteptare': {
    terms: { status: 'pending' },
    says: 'Plătești la locație.',
    ways: [...there, ...changes],
  },
  Confirmată: {
    terms: { status: 'approved' },
    says: /Poți anula gratuit până/,
    ways: [
      ...there,
      ...calendars,
      ...changes,
      /^După 2 .*/,
      /^După 4 .*/,
      /^După 6 .*/,
      /^După 8 .*/,
    ],
  },
  Respinsă: {
    terms: { status: 'rejected' },
    says: 'Locația nu a acceptat cererea.',
    ways: ['Salon Zori', 'Rezervă din nou'],
  },
  Anulată: {
    terms: { status: 'canceled' },
    says: 'Programarea a fost anulată.',
    ways: ['Salon Zori', 'Rezervă din nou'],
  },
  Expirată: {
    terms: { status: 'expired' },
    says: 'Cererea a expirat fără răspuns.',
    ways: ['Salon Zori', 'Rezervă din nou'],
  },
  Încheiată: {
    terms: { status: 'approved', daysAhead: -3 },
    says: 'Programarea s-a încheiat.',
    ways: [
      'Salon Zori',
      'Rezervă din nou',
      /^După 2 .*/,
      /^După 4 .*/,
      /^După 6 .*/,
      /^După 8 .*/,
      'Scrie o recenzie',
    ],
  },
} as const;

test('a booking has the label, the sentence and the actions of its status @S3-26', async ({
  page,
  mock,
}) => {
  await mock.signIn();
  for (const [word, { terms, says, ways }] of Object.entries(states)) {
    await test.step(word, async () => {
      await page.goto(`/account/bookings/${mock.booking(terms).id}`);
      const booking = page.getByRole('article');
      await expect(booking.getByText(word, { exact: true })).toBeVisible();
      await expect(booking.getByText(says)).toBeVisible();
      const controls = booking.getByRole('link').or(booking.getByRole('button'));
      await expect(controls).toHaveText([...ways]);
    });
  }
});

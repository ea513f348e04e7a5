import type { Page } from '@playwright/test';
import { makeSlots } from '#tests/factories/slots.ts';
import { expectStep, openSummary, send, stepLink, tuesday } from './booking-steps.ts';
import { expect, test } from './mocked-test.ts';

const hours = (page: Page) => page.getByRole('radio', { name: /^\d\d:\d\d$/ });

test(
  'the hours of a day are those that the api answers and no other',
  { tag: '@wide' },
  async ({ page, mock }) => {
    const odd = ['07:07', '12:34', '21:50'];
    mock.answer('locationSlots', () => Response.json(makeSlots({ [tuesday]: odd })));
    await page.goto(stepLink(mock, 3));
    await expect(
      page.getByRole('radio', { name: /^marți, 24 noiembrie, 3 ore libere$/ }),
    ).toBeChecked();
    await expect(hours(page)).toHaveCount(odd.length);
    for (const name of odd) await expect(page.getByRole('radio', { name })).toBeVisible();
    for (const part of ['Dimineața', 'După-amiaza', 'Seara'])
      await expect(page.getByText(part, { exact: true })).toBeVisible();
  },
);

test('the hours are for the chosen specialist and for the length of all services', async ({
  page,
  mock,
}) => {
  mock.booking({ daysAhead: 4, time: '11:00' });
  await page.goto(stepLink(mock, 3, { professional: 1 }));
  await expect(page.getByRole('radio', { name: '10:30' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '11:00' })).toHaveCount(0);
  await page.goto(stepLink(mock, 3, { services: [1, 2], professional: 1 }));
  await expect(page.getByRole('radio', { name: '09:00' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '09:30' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: '16:00' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '16:30' })).toHaveCount(0);
});

test('a day without a free hour leads to the first day that has one', async ({ page, mock }) => {
  const { detail } = mock.location('plain');
  detail.hours = detail.hours.filter(({ weekday }) => weekday < 6);
  await page.goto(stepLink(mock, 3, { date: '2026-11-22' }));
  await expect(page.getByRole('heading', { name: 'Nicio oră liberă în această zi' })).toBeVisible();
  await expect(
    page.getByRole('radio', { name: 'duminică, 22 noiembrie, Nicio oră liberă' }),
  ).toBeChecked();
  await page.getByRole('button', { name: 'Sari la prima zi liberă: luni, 23 noiembrie' }).click();
  await expect(page.getByRole('radio', { name: /^luni, 23 noiembrie/ })).toBeChecked();
  await expect(hours(page).first()).toBeVisible();
});

test('the days open at the first free one, however far it is', async ({ page, mock }) => {
  await page.goto(`${mock.location('booked-up').path}/booking?services=1301&step=3`);
  await expect(page.getByRole('radio', { name: /^miercuri, 30 decembrie/ })).toBeChecked();
  await expect(page.getByText('decembrie 2026')).toBeVisible();
  await expect(hours(page).first()).toBeVisible();
});

test('where nothing is free up to the last day, other services are offered', async ({
  page,
  mock,
}) => {
  await page.goto(`${mock.location('closed').path}/booking?services=1201&step=3`);
  await expect(page.getByRole('heading', { name: 'Nicio oră liberă' })).toBeVisible();
  await expect(page.getByText('în următoarele 60 de zile')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuă' })).toBeDisabled();
  await page.getByRole('button', { name: 'Schimbă serviciile' }).click();
  await expectStep(page, 1);
});

test('where a specialist has no free hour, those of all are offered', async ({ page, mock }) => {
  mock.answer('locationSlots', (_usual, { query }) =>
    Response.json(makeSlots(query.has('professional') ? {} : { [tuesday]: ['10:00'] })),
  );
  await page.goto(stepLink(mock, 3, { professional: 1 }));
  await page.getByRole('button', { name: 'Vezi orele tuturor specialiștilor' }).click();
  await expect(page.getByRole('radio', { name: '10:00' })).toBeVisible();
});

test('while the hours are looked for their place is kept', async ({ page, mock }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mock.answer('locationSlots', async (usual) => {
    await promise;
    return usual();
  });
  await page.goto(stepLink(mock, 3));
  const looking = page.getByRole('status').filter({ hasText: 'Căutăm ore libere…' });
  await expect(looking).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuă' })).toBeDisabled();
  resolve();
  await expect(hours(page).first()).toBeVisible();
  await expect(looking).toHaveCount(0);
});

test('hours that cannot be loaded say so, keep the choices and come on another try', async ({
  page,
  mock,
  announce,
}) => {
  mock.use('location-slots-fails');
  announce.refusal(/^\/api\/public\/locations-slots\//, 500);
  await page.goto(stepLink(mock, 3));
  const failure = page.getByRole('alert').filter({ hasText: 'Nu am putut încărca orele libere.' });
  await expect(failure).toContainText('Ce ai ales până acum s-a păstrat.');
  mock.world.faults.clear();
  await failure.getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect(hours(page).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1 serviciu ales');
});

test('an hour that is gone when the summary opens leads back to the hours', async ({
  page,
  mock,
}) => {
  mock.booking({ daysAhead: 4, time: '10:00' });
  await page.goto(stepLink(mock, 4, { professional: 1 }));
  await expectStep(page, 3);
  await expect(page.getByRole('alert').filter({ hasText: 'tocmai a fost ocupată' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Ore apropiate' }).getByRole('button')).toHaveCount(
    3,
  );
});

test('a summary whose hour cannot be looked at again is sent all the same', async ({
  page,
  mock,
  announce,
}) => {
  await mock.signIn();
  mock.use('location-slots-fails');
  announce.refusal(/^\/api\/public\/locations-slots\//, 500);
  const answered = page.waitForResponse(/locations-slots/);
  await openSummary(page, mock);
  await answered;
  await send(page);
  await expectStep(page, 5);
});

import type { Page } from '@playwright/test';
import { makeSlots } from '#tests/factories/slots.ts';
import { expectStep, openSummary, send, stepLink, tuesday } from './go-to-step.ts';
import { expect, test } from './mocked-test.ts';

const hours = (page: Page) => page.getByRole('radio', { name: /^\d\d:\d\d$/ });

test('the slots of a day are exactly those that the api returns', async ({ page, mock }) => {
  const odd = ['07:07', '12:34', '21:50'];
  mock.respond('locationSlots', () => Response.json(makeSlots({ [tuesday]: odd })));
  await page.goto(stepLink(mock, 3));
  await expect(
    page.getByRole('radio', { name: /^marți, 24\snoiembrie, 3 ore libere$/ }),
  ).toBeChecked();
  await expect(hours(page)).toHaveCount(odd.length);
  for (const name of odd) await expect(page.getByRole('radio', { name })).toBeVisible();
  for (const part of ['Dimineața', 'După-amiaza', 'Seara'])
    await expect(page.getByText(part, { exact: true })).toBeVisible();
});

test('without a free slot up to the last day, other services are offered', async ({
  page,
  mock,
}) => {
  await page.goto(stepLink(mock, 3, { at: 'closed' }));
  await expect(page.getByRole('heading', { name: 'Nicio oră liberă' })).toBeVisible();
  await expect(page.getByText('în următoarele 60 de zile')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuă' })).toBeDisabled();
  await page.getByRole('button', { name: 'Schimbă serviciile' }).click();
  await expectStep(page, 1);
});

test('space is reserved while slots load', async ({ page, mock }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mock.respond('locationSlots', async (usual) => {
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

test('a booking is sent although its slot cannot be rechecked', async ({
  page,
  mock,
  announce,
}) => {
  await mock.signIn();
  mock.use('location-slots-fails');
  announce.refusal(/^\/api\/public\/locations-slots\//, 500);
  const responded = page.waitForResponse(/locations-slots/);
  await openSummary(page, mock);
  await responded;
  await send(page);
  await expectStep(page, 5);
});

import type { Page } from '@playwright/test';
import { expectStep, openSummary, send } from './go-to-step.ts';
import { expect, test } from './mocked-test.ts';

test('after a lost response the client stays at the summary, although the slot is now theirs @S7-28', async ({
  page,
  mock,
  loseResponse,
}) => {
  await mock.signIn();
  await openSummary(page, mock, { professional: 1 });
  await loseResponse('/api/bookings');
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Nu știm' })).toBeVisible();

  const lookedAgain = page.waitForResponse(/locations-slots/);
  await page.reload();
  await (await lookedAgain).finished();
  await twoFrames(page);
  await expectStep(page, 4);
  await send(page);
  await expectStep(page, 5);
  expect(mock.world.bookings).toHaveLength(1);
});

test('offline nothing is sent, and the booking succeeds once online', async ({
  page,
  context,
  mock,
  announce,
}) => {
  await mock.signIn();
  await openSummary(page, mock);
  await page.getByRole('textbox', { name: /Mesaj pentru specialist/ }).fill('Vin cu bicicleta');
  announce.offline();
  await context.setOffline(true);
  await send(page);
  const notice = page.getByRole('alert').filter({ hasText: 'Ești offline.' });
  await expect(notice).toContainText('Datele tale s-au păstrat');
  expect(mock.world.bookings).toHaveLength(0);
  await context.setOffline(false);
  await send(page);
  await expectStep(page, 5);
  expect(mock.world.bookings[0]?.booking.comment).toBe('Vin cu bicicleta');
});

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

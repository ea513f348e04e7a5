import { expectStep, openSummary, send, stepLink } from './go-to-step.ts';
import { expect, test } from './mocked-test.ts';

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

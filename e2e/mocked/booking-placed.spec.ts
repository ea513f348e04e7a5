import { boxOf } from './box-of.ts';
import { expectStep, openSummary, send } from './go-to-step.ts';
import { expect, test } from './mocked-test.ts';

test.use({ timezoneId: 'Pacific/Honolulu' });

test('a placed booking shows its recap, with links to calendar, directions and details @S2-77', async ({
  page,
  mock,
}) => {
  await mock.signIn();
  await openSummary(page, mock);
  await expect(page.getByText('Nu plătești nimic acum. Plătești la locație.')).toBeVisible();
  await expect(page.getByText(/Poți anula gratuit până/)).toBeVisible();
  await send(page);
  await expectStep(page, 5);
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Programarea ta este confirmată.');
  await expect(main).toContainText(/marți, 24\snoiembrie, ora\s10:00/i);
  await expect(main).toContainText('Salon Zori');
  await expect(main).toContainText('80 RON');
  const ways = main.getByRole('link', { name: /^(Rezervările mele|Acasă)$/ });
  await expect(ways).toHaveText(['Rezervările mele', 'Acasă']);
  expect((await boxOf(ways.first())).y).toBeLessThan((await boxOf(ways.last())).y);
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Descarcă pentru alt calendar (.ics)' }).click();
  expect((await download).suggestedFilename()).toBe('programare.ics');
  await main.getByRole('link', { name: 'Rezervările mele' }).click();
  await expect(page).toHaveURL('/account/bookings');
  await expect(main.getByText('Salon Zori').first()).toBeVisible();
});

import { hold } from '#tests/mock-api/fault.ts';
import { expect, test } from './mocked-test.ts';
import { openSearchModal } from './search-modal.ts';

test.beforeEach(async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/login');
});

test(
  'the modal shows a skeleton once an answer takes longer than 200 ms, not before @S2-69 @S9-08',
  { tag: '@wide' },
  async ({ page, mock }) => {
    const { fault, release } = hold();
    mock.answer('listLocations', fault);
    // The page's timers stand still but for what the test lets pass.
    await page.clock.install({ time: mock.world.clock.now() });
    await page.clock.pauseAt(mock.world.clock.now().getTime() + 1000);
    const modal = await openSearchModal(page);
    await expect.poll(() => mock.asked('listLocations')).toBe(1);
    const skeleton = modal.getByRole('status', { name: 'Căutăm…' });
    await page.clock.runFor(199);
    await expect(skeleton).toBeHidden();
    await page.clock.runFor(1);
    await expect(skeleton).toBeVisible();
    release();
    await expect(modal.getByText('46 rezultate')).toBeVisible();
    await page.clock.runFor(199);
    await expect(skeleton).toBeVisible();
    await page.clock.runFor(1);
    await expect(skeleton).toBeHidden();
    await page.clock.resume();
  },
);

test('the modal says that nothing was found, and suggests others @S8-19 @S2-68', async ({
  page,
  mock,
}) => {
  mock.use('no-results');
  const modal = await openSearchModal(page);
  await expect(modal.getByText('Niciun rezultat în zona ta')).toBeVisible();
  const others = modal.getByRole('list', { name: 'Poate te interesează…' });
  await expect(others.getByRole('link')).toHaveCount(6);
});

test('the modal offers to try again when nothing came, and keeps what was there @S8-15', async ({
  page,
  mock,
  announce,
}) => {
  mock.use('list-locations-fails');
  announce.refusal('/api/public/locations', 500);
  const modal = await openSearchModal(page);
  const failure = modal.getByRole('alert');
  await expect(failure).toContainText('Nu am putut încărca datele.');
  mock.world.faults.clear();
  await failure.getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect(modal.getByText('46 rezultate')).toBeVisible();

  mock.use('list-locations-fails');
  const failed = page.waitForResponse((answer) => answer.status() === 500);
  await modal.getByRole('searchbox').fill('bujor');
  await modal.getByRole('searchbox').press('Enter');
  await failed;
  await expect(modal.getByRole('list', { name: 'Rezultate' }).getByRole('link')).toHaveCount(10);
  await expect(failure).toContainText('Nu am putut încărca rezultatele.');
  mock.world.faults.clear();
  await failure.getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect(modal.getByText('1 rezultat', { exact: true })).toBeVisible();
  await expect(failure).toBeHidden();
});

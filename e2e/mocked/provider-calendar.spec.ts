import { makeBlock } from '#tests/factories/provider-calendar.ts';
import { hold } from '#tests/mock-api/fault.ts';
import { expect, test } from './mocked-test.ts';

const path = '/provider/calendars/a.b';
const noBlocks = 'Nu ai nicio oră blocată.';
const removeButton = { name: /^Scoate/ };
const confirmRemoval = { name: 'Da, scoate' };

test(
  'a location blocks an hour by keyboard, sees it after Back and forward, and frees it',
  { tag: '@wide' },
  async ({ page, mock }) => {
    await page.goto(path);
    expect(mock.requestCount('createBlock')).toBe(0);
    await page.getByRole('radio', { name: 'Ana Pop' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Ilie Stan' })).toBeChecked();
    await page.getByRole('radio', { name: '10:00', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Blochează', exact: true }).focus();
    await page.keyboard.press('Enter');
    const removal = page.getByRole('button', removeButton);
    const row = page.getByRole('listitem').filter({ has: removal });
    await expect(row).toContainText('Ilie Stan');
    await expect(row).toContainText('vineri, 20 noiembrie, de la 10:15 la 11:15');
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
    await page.goForward();
    await removal.press('Enter');
    await page.getByRole('button', confirmRemoval).press('Enter');
    await expect(page.getByText(noBlocks)).toBeVisible();
    expect(mock.requestCount('createBlock')).toBe(1);
  },
);

test('a block that fails offline keeps the choice; a slow one is sent once', async ({
  page,
  mock,
  context,
  announce,
}) => {
  await page.goto(path);
  const start = page.getByRole('radio', { name: '14:30' });
  const end = page.getByLabel('Până la');
  await start.check({ force: true });
  await expect(end).toHaveValue('15:30');
  await end.selectOption('16:00');
  announce.offline();
  await context.setOffline(true);
  const block = page.getByRole('button', { name: 'Blochează', exact: true });
  await block.click();
  await expect(page.getByRole('alert').filter({ hasText: 'conexiunea' })).toBeVisible();
  await expect(start).toBeChecked();
  await expect(end).toHaveValue('16:00');

  await context.setOffline(false);
  const { fault, release } = hold();
  mock.respond('createBlock', fault);
  await block.click();
  const busy = page.getByRole('button', { name: 'Se blochează…' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await busy.press('Enter');
  release();
  await expect(page.getByText('vineri, 20 noiembrie, de la 14:30 la 16:00')).toBeVisible();
  expect(mock.requestCount('createBlock')).toBe(1);
});

test('a block removed in one tab can be removed in another without an error', async ({
  page,
  mock,
  context,
  announce,
}) => {
  const block = makeBlock();
  mock.world.providerCalendar.blocks.push(block);
  const second = await context.newPage();
  await page.goto(path);
  await second.goto(path);
  await page.getByRole('button', removeButton).click();
  await page.getByRole('button', confirmRemoval).click();
  await expect(page.getByText(noBlocks)).toBeVisible();
  announce.refusal(`/api${path}/blocks/${block.id}`, 404);
  await second.getByRole('button', removeButton).click();
  await second.getByRole('button', confirmRemoval).click();
  await expect(second.getByText(noBlocks)).toBeVisible();
  await expect(second.getByRole('main').getByRole('alert')).toBeHidden();
});

test('the page of a wrong link says that it is no longer valid', async ({ page, announce }) => {
  announce.refusal('/provider/calendars/fals', 404);
  await page.goto('/provider/calendars/fals');
  await expect(page.getByRole('heading', { name: 'Linkul nu mai este valabil' })).toBeVisible();
});

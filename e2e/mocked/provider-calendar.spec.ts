import { expect, test } from './mocked-test.ts';

const path = '/provider/calendars/a.b';

test(
  'a location blocks an hour by keyboard, and frees it',
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
    const removal = page.getByRole('button', { name: /^Scoate/ });
    const row = page.getByRole('listitem').filter({ has: removal });
    await expect(row).toContainText('Ilie Stan');
    await expect(row).toContainText('vineri, 20 noiembrie, de la 10:30 la 11:30');
    await page.reload();
    await removal.press('Enter');
    await expect(page.getByText('Nu ai nicio oră blocată.')).toBeVisible();
  },
);

test(
  'a location links a calendar and sees when it was read or since when it fails',
  { tag: '@wide' },
  async ({ page, mock, announce }) => {
    await page.goto(path);
    await page.locator('summary', { hasText: 'Ana Pop' }).click();
    const field = page.getByRole('textbox', { name: 'Adresa calendarului (iCal)' });
    const link = page.getByRole('button', { name: 'Leagă calendarul: Ana Pop' });

    announce.refusal(`/api${path}/sources`, 422);
    await field.fill('http://calendar.example/ana.ics');
    await link.click();
    await expect(field).toHaveAccessibleDescription(/Scrie o adresă care începe cu https:/);

    await field.fill('webcal://calendar.example/secret.ics');
    await link.click();
    await expect(page.getByText('calendar.example: citit chiar acum')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('secret.ics');

    mock.world.linkedCalendar.sources[0]!.failing_since = '2026-11-20T04:00:00+02:00';
    await page.reload();
    await page.locator('summary', { hasText: 'Ana Pop' }).click();
    await expect(page.getByText(/nu mai poate fi citit de vineri, 20 noiembrie/)).toBeVisible();
  },
);

test('the page of a wrong link says that it is no longer valid', async ({ page, announce }) => {
  announce.refusal('/provider/calendars/fals', 404);
  await page.goto('/provider/calendars/fals');
  await expect(page.getByRole('heading', { name: 'Linkul nu mai este valabil.' })).toBeVisible();
});

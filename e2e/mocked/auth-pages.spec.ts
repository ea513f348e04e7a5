import type { Page } from '@playwright/test';
import { mockCode } from '#tests/mock-api/mock-code.ts';
import { expect, test } from './mocked-test.ts';

const main = (page: Page) => page.getByRole('main');

test(
  'a newcomer registers by keyboard and returns to the requested page @S2-20 @S4-10 @S6-04',
  { tag: '@wide' },
  async ({ page, checkPage, mock }) => {
    await page.goto('/login?redirect=/account/bookings');
    await main(page).getByRole('link', { name: 'Creează cont' }).press('Enter');
    await expect(page).toHaveURL('/register?redirect=%2Faccount%2Fbookings');
    await main(page).getByRole('button', { name: 'Continuă cu e-mail' }).press('Enter');
    await expect(main(page).getByLabel('Prenume')).toBeFocused();
    await checkPage('form');
    for (const text of ['Ioana', 'Pop', 'ioana@exemplu.ro', '0733 111 222']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    for (let i = 0; i < 2; i += 1) {
      await page.keyboard.type('parola-mea');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmă numărul de telefon');
    await expect(main(page).getByLabel('Cod de confirmare')).toBeFocused();
    await expect(main(page).getByText('0733 111 222')).toBeVisible();
    await checkPage('code');
    await page.keyboard.type(mockCode);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account/bookings');
    expect(mock.world.clients.at(-1)?.user.email).toBe('ioana@exemplu.ro');
  },
);

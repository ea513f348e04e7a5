import { layoutShift, watchLayoutShift } from '../layout-shift.ts';
import { expect, test } from './mocked-test.ts';

const pages = [
  { name: 'home', path: '/', list: /^Liber azi/, cards: 6 },
  { name: 'city', path: '/iasi', list: 'Locații', cards: 18 },
  { name: 'category', path: '/iasi/frizerii', list: 'Locații', cards: 18 },
];

for (const { name, path, list, cards } of pages)
  test(
    `the cards of ${name} load free slots with one call, then hearts, without layout shift`,
    { tag: '@wide' },
    async ({ page, mock }) => {
      await watchLayoutShift(page);
      await page.goto(path);
      const shown = page.getByRole('list', { name: list }).getByRole('article');
      await expect(shown).toHaveCount(cards);
      const first = shown.first();
      const time = first
        .getByRole('group', { name: /^Ore libere la / })
        .getByRole('link', { name: /:\d\d$/ })
        .first();
      await expect(time).toHaveAttribute('href', /\/booking\?services=\d+&date=/);
      expect(mock.requestCount('locationsNextSlots')).toBe(1);
      await page.mouse.move(1, 1);
      await expect(page.getByRole('button', { name: /^Adaugă la favorite/ })).toHaveCount(cards);
      expect(mock.requestCount('locationsNextSlots')).toBe(1);
      expect(await layoutShift(page)).toBeLessThan(0.01);
      const heart = first.getByRole('button', { name: /^Adaugă la favorite/ });
      await heart.press('Enter');
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    },
  );

import { boxOf } from './box-of.ts';
import { expect, test } from './mocked-test.ts';

test(
  'every page has a footer below its content, not above the end of the screen, and not too high on a phone @S2-32',
  { tag: '@wide' },
  async ({ page, mock, announce, isMobile }) => {
    const { path } = mock.location('plain');
    announce.refusal('/nu-exista', 404);
    const guestPages = ['/', '/locations', path, `${path}/booking`, '/login', '/nu-exista'];
    for (const address of [...guestPages, '/account/bookings']) {
      await test.step(address, async () => {
        if (address.startsWith('/account')) await mock.signIn();
        await page.goto(address);
        await expect(page).toHaveURL(({ pathname }) => pathname === address);
        const footer = page.getByRole('contentinfo');
        await expect(footer.getByRole('link').first()).toBeVisible();
        const [main, below] = [await boxOf(page.getByRole('main')), await boxOf(footer)];
        expect(below.y).toBeGreaterThanOrEqual(Math.floor(main.bottom));
        const screen = page.viewportSize()?.height ?? 0;
        expect(Math.ceil(below.bottom)).toBeGreaterThanOrEqual(screen);
        if (isMobile) expect(below.height).toBeLessThanOrEqual(700);
      });
    }
  },
);

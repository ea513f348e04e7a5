import { expect, test } from './site-test.ts';

test.describe('a test fails', () => {
  test.fail();

  test('for a console error', async ({ page }) => {
    await page.goto('/console');
  });

  test('for an uncaught exception', async ({ page }) => {
    const thrown = page.waitForEvent('pageerror');
    await page.goto('/exception');
    await thrown;
  });

  test('for a refusal that nobody announced', async ({ page }) => {
    const answered = page.waitForResponse('**/failing');
    await page.goto('/broken');
    await answered;
  });

  test('for an announcement that never comes true', async ({ page, announce }) => {
    announce.refusal('/missing', 404);
    await page.goto('/good');
  });

  test('for what axe finds at its end', async ({ page }) => {
    await page.goto('/axe');
  });

  test('for what axe finds at a state in between', async ({ page, checkPage }) => {
    await page.goto('/axe');
    await checkPage('with the picture');
    await page.goto('/good');
  });

  test('for what happens in a second page of the same browser', async ({ page }) => {
    await page.goto('/good');
    const popup = page.waitForEvent('popup');
    await page.evaluate(() => void open('/csp'));
    await (await popup).waitForLoadState();
  });

  test('for what happens to another visitor', async ({ openVisitor }) => {
    const page = await openVisitor();
    await page.goto('/console');
  });
});

test('a test passes when nothing is wrong, in two browsers', async ({ page, openVisitor }) => {
  const visitor = await openVisitor();
  for (const one of [page, visitor]) {
    await one.goto('/good');
    await expect(one.getByRole('heading', { name: 'Pagină' })).toBeVisible();
  }
});

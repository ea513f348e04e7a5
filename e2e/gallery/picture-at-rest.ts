import { expect, type Page } from '@playwright/test';

/** Takes a picture of the whole page into a file, once all its parts have come: two in a row are the same. */
export async function takePictureAtRest(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await seeAll(page);
  const take = () => page.screenshot({ path, fullPage: true });
  let last = await take();
  const nothingChanged = async () => {
    const before = last;
    last = await take();
    return before.equals(last);
  };
  await expect.poll(nothingChanged, { intervals: [250] }).toBe(true);
}

/** Scrolls through the page once: pictures and parts further down come when they are near. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await drawn();
      await drawn();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

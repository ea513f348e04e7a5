import type { Page } from '@playwright/test';
import { expect, test } from '../mocked/mocked-test.ts';
import { screens } from './screens.ts';

// Pictures to look through (`npm run gallery`), each compared with the last one of its screen.
for (const { name, open, refusal, widths = [360, 768, 1280] } of screens) {
  for (const width of widths) {
    test(`${name} at ${width} px`, async ({ page, mock, announce }) => {
      if (refusal) announce.refusal(...refusal);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, mock);
      await scrollThrough(page);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true });
    });
  }
}

/** Pictures and parts further down come when they are near. */
async function scrollThrough(page: Page): Promise<void> {
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

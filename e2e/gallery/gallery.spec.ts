import { join } from 'node:path';
import { test } from '../mocked/mocked-test.ts';
import { takePictureAtRest } from './picture-at-rest.ts';
import { screens } from './screens.ts';

const folder = process.env.GALLERY_DIR ?? '.test/gallery/now';

// Pictures to look through (`npm run gallery`); nothing is expected of them but that the screen is there.
for (const { name, open, refusal, widths = [360, 768, 1280] } of screens) {
  for (const width of widths) {
    test(`${name} at ${width} px`, async ({ page, mock, announce }) => {
      if (refusal) announce.refusal(...refusal);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, mock);
      await takePictureAtRest(page, join(folder, `${name}-${width}.png`));
    });
  }
}

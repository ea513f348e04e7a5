import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoPictures } from './demo-pictures.ts';

const covers = demoPictures.slice(0, 200);

test('there are 250 pictures, no two alike', () => {
  expect(demoPictures).toHaveLength(250);
  expect(new Set(demoPictures.map(({ hash }) => hash)).size).toBe(250);
});

test('no picture has a single colour', async () => {
  for (const { bytes, hash } of demoPictures.filter((_, index) => index % 8 === 0)) {
    const small = await sharp(bytes).resize({ width: 60 }).removeAlpha().png().toBuffer();
    const { channels } = await sharp(small).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev)), hash).toBeGreaterThan(10);
  }
});

test('covers of 800 pixels are small enough to load ten of them at first on a phone', async () => {
  const sizes = [];
  for (const { bytes } of covers.filter((_, index) => index % 40 === 3)) {
    const webp = await sharp(bytes).resize({ width: 800 }).webp({ quality: 55 }).toBuffer();
    sizes.push(webp.length / 1024);
  }
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  expect(mean).toBeLessThan(12.5);
  expect(Math.max(...sizes)).toBeLessThan(18);
});

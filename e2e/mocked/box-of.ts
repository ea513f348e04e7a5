import type { Locator } from '@playwright/test';

export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It has no place on the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

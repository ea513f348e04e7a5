import { expect, test } from 'vitest';
import { guardOf, isPrivatePath, pages, sitemapPaths } from '#lib/pages.ts';
import robots from './robots.ts';

test('crawlers skip every page with data of a visitor, and no page of the sitemap', () => {
  const patterns = [robots().rules]
    .flat()
    .flatMap(({ disallow = [] }) => disallow)
    .map((path) => new RegExp(`^${path.replaceAll('*', '.*').replace('?', '\\?')}`));
  const isSkipped = (path: string) => patterns.some((pattern) => pattern.test(path));
  for (const path of Object.keys(pages))
    expect([path, isSkipped(path)]).toEqual([
      path,
      isPrivatePath(path) && guardOf(path) !== 'guest-only',
    ]);
  expect(isSkipped('/locations/7/salon/booking')).toBe(true);
  expect(isSkipped('/locations/7/booking?services=1')).toBe(true);
  expect(isSkipped('/locations/7/booking-studio')).toBe(false);
  expect(sitemapPaths.filter(isSkipped)).toEqual([]);
});

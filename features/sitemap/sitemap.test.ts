import { expect, test } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { siteUrl } from '#lib/seo/site.ts';
import { addressXml, indexXml, respondXml } from './sitemap.ts';

const site = siteUrl().origin;
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

test('URLs are escaped, and dated if the date is known', async () => {
  const parts = addressXml(
    (async function* () {
      yield [{ path: '/<a>\'"?a=1&b=<2>' }];
      yield [{ path: '/x', modified: 'y' }];
    })(),
  );
  expect((await Array.fromAsync(parts)).join('')).toBe(
    `${head}<urlset ${xmlns}><url><loc>${site}/%3Ca%3E&apos;%22?a=1&amp;b=%3C2%3E</loc></url>\n` +
      `<url><loc>${site}/x</loc><lastmod>y</lastmod></url>\n</urlset>`,
  );
});

test('the index lists files', () => {
  expect(indexXml([{ path: '/x' }])).toBe(
    `${head}<sitemapindex ${xmlns}><sitemap><loc>${site}/x</loc></sitemap>\n</sitemapindex>`,
  );
});

test('a sitemap is 503 with the time to wait while the api fails', async () => {
  const { status, headers } = await respondXml(Promise.reject(new ApiError(0, 'network')));
  expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  await expect(respondXml(Promise.reject(new TypeError()))).rejects.toThrow(TypeError);
});

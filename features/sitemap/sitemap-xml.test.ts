import { expect, test } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { addressXml, indexXml, respondXml } from './sitemap-xml.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

test('URLs are escaped, and dated if the date is known', async () => {
  const parts = addressXml(
    (async function* () {
      yield [{ url: 'https://a.ro/?a=1&b=<2>' }];
      yield [{ url: 'x', modified: 'y' }];
    })(),
  );
  expect((await Array.fromAsync(parts)).join('')).toBe(
    `${head}<urlset ${xmlns}><url><loc>https://a.ro/?a=1&amp;b=&lt;2&gt;</loc></url>\n` +
      '<url><loc>x</loc><lastmod>y</lastmod></url>\n</urlset>',
  );
});

test('the index lists files', () => {
  expect(indexXml([{ url: 'x' }])).toBe(
    `${head}<sitemapindex ${xmlns}><sitemap><loc>x</loc></sitemap>\n</sitemapindex>`,
  );
});

test('a sitemap is 503 with the time to wait while the api fails', async () => {
  const { status, headers } = await respondXml(Promise.reject(new ApiError(0, 'network')));
  expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  await expect(respondXml(Promise.reject(new TypeError()))).rejects.toThrow(TypeError);
});

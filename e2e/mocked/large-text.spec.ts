import type { Page } from '@playwright/test';
import { makeCityPage } from '#tests/factories/city-page.ts';
import { makeOwnSession } from '#tests/factories/own-session.ts';
import { makeOwnSubscription } from '#tests/factories/own-subscription.ts';
import { boxOf } from './box-of.ts';
import { expectStep, stepLink } from './go-to-step.ts';
import { expect, test } from './mocked-test.ts';

/** Doubles the text, but leaves the breakpoints. */
async function expectFit(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectWidth(page, 360);
}

async function expectWidth(page: Page, width: number): Promise<void> {
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(scrollWidth, page.url()).toBe(width);
}

test('no screen scrolls sideways at 360 px when its text is twice the size', async ({
  page,
  mock,
  isMobile,
}) => {
  test.skip(!isMobile, 'A wide screen has the room.');
  const main = page.getByRole('main');
  const { path } = mock.location('gallery');
  const pages = ['/', '/locations', path, stepLink(mock, 1), '/login', '/setup-password'];
  const texts = ['/privacy-policy', '/feedback', '/faq', '/business', '/beauty-and-care'];
  for (const address of [...pages, ...texts]) {
    await page.goto(address);
    await expectFit(page);
  }
  await page.goto(stepLink(mock, 4));
  await expectStep(page, 4);
  await expectFit(page);
  await page.goto('/register');
  await main.getByRole('button', { name: 'Continuă cu e-mail' }).click();
  await main.getByRole('button', { name: 'Continuă', exact: true }).click();
  await expect(main.getByLabel('Prenume')).toHaveAccessibleDescription(/obligatoriu/);
  await expectFit(page);

  mock.booking();
  const { id } = mock.booking({ daysAhead: 9, status: 'pending' });
  await mock.signIn();
  mock.respond('listSubscriptions', () => Response.json({ data: [makeOwnSubscription()] }));
  mock.respond('listSessions', () => Response.json({ data: [makeOwnSession()] }));
  for (const part of [
    '',
    '/bookings',
    `/bookings/${id}`,
    '/profile',
    '/security',
    '/subscriptions',
  ]) {
    await page.goto(`/account${part}`);
    await expectFit(page);
  }
});

test('the bar of a location is low, and breaks no words, when its text is twice the size', async ({
  page,
  mock,
  isMobile,
}) => {
  test.skip(!isMobile, 'A wide screen has the room.');
  await page.goto(mock.location('plain').path);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const book = page.getByRole('button', { name: /^(Rezervă|Continuă)$/ });
  const bar = page.locator('.sticky').filter({ has: book.filter({ visible: true }) });
  expect((await bar.boundingBox())?.height).toBeLessThan(160);
  await page.getByRole('main').getByRole('checkbox').first().check();
  const total = page.getByRole('status').locator('strong').filter({ visible: true });
  await expect(total).toBeVisible();
  expect((await total.boundingBox())?.height).toBeLessThan(70);
  expect((await bar.boundingBox())?.height).toBeLessThan(280);
});

/** Doubles the browser's default text size, which media queries in em follow. */
async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

function brokenWords(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

test.describe('where the browser shows text at twice the size', () => {
  test.skip(
    ({ browserName, isMobile }) => browserName !== 'chromium' || !isMobile,
    'Only Chromium can set the text size, and wide screens have enough space.',
  );
  test.beforeEach(({ page }) => enlargeText(page));

  test('pages fit at 360 px, and icons grow with the text', async ({ page, mock }) => {
    const services = ['Coafură de mireasă cu probă'];
    mock.respond('city', () => Response.json(makeCityPage([], 1, { services })));
    mock.booking();
    mock.booking({ daysAhead: 9, status: 'pending' });
    const { path } = mock.location('gallery');
    const pages = [
      '/',
      '/iasi',
      '/locations',
      path,
      stepLink(mock, 1),
      stepLink(mock, 4),
      '/login',
    ];
    for (const address of [...pages, '/account/bookings']) {
      if (address.startsWith('/account')) await mock.signIn();
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectWidth(page, 360);
    }
    const icon = page.getByRole('button', { name: 'Meniu' }).locator('svg');
    // The header may replace the icon once it knows the client.
    await expect(async () => expect((await boxOf(icon)).width).toBe(48)).toPass();
  });

  test('words stay whole at 360 px', async ({ page, mock }) => {
    for (const address of ['/', '/iasi', mock.location('plain').path]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await brokenWords(page), address).toEqual([]);
    }
  });

  test('headers, dialogs and decisions fit at 320 px', async ({ page, mock }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await mock.signIn();
    mock.use('own-subscription');
    await page.goto('/account/subscriptions');
    await page.getByRole('button', { name: 'Retrage-te din contract' }).click();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Închide' });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(close).toBeHidden();

    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Profilul tău', exact: true })).toBeVisible();
    const parts = header.getByRole('link').or(header.getByRole('button'));
    const boxes = await Promise.all((await parts.filter({ visible: true }).all()).map(boxOf));
    const row = boxes.toSorted((a, b) => a.x - b.x);
    expect(row).toHaveLength(4);
    for (const [index, box] of row.slice(1).entries())
      expect(box.x).toBeGreaterThanOrEqual(row[index]!.right);

    await page.goto('/provider/bookings/a.b');
    await expect(page.getByRole('button', { name: 'Confirmă programarea' })).toBeVisible();
    await expectWidth(page, 320);

    await page.goto('/provider/calendars/a.b');
    await expect(page.getByRole('button', { name: 'Blochează', exact: true })).toBeVisible();
    await expectWidth(page, 320);
  });

  test('bars show the whole total without empty space', async ({ page, mock }) => {
    await page.goto(mock.location('hidden-price').path);
    for (const service of await page.getByRole('main').getByRole('checkbox').all())
      await service.check();
    const total = page.getByRole('status').getByText(/1 preț stabilit la locație/);
    await expect(total).toBeVisible();
    expect(await total.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);

    await page.goto(stepLink(mock, 3));
    await expectStep(page, 3);
    const next = page.getByRole('main').getByRole('button', { name: 'Continuă', exact: true });
    const words = page.getByText(/1 serviciu ales/).filter({ visible: true });
    expect((await boxOf(next)).y - (await boxOf(words)).bottom).toBeLessThan(48);
  });
});

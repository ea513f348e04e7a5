import { Collector } from './collector.ts';
import { expect, test as guarded } from './guarded-test.ts';
import { startOffendingSite } from './offending-site.ts';

type SiteTest = {
  /** A visit that no guarded test stands behind: what the collector says of it is for the test to read. */
  visit: (path: string) => Promise<Collector>;
};

/** The guarded test over the little site that does everything wrong. */
const test = guarded.extend<SiteTest, { site: string }>({
  site: [
    async ({ browserName: _ }, provide) => {
      const { url, close } = await startOffendingSite();
      await provide(url);
      close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site),
  visit: async ({ browser, site }, provide) => {
    const collector = new Collector(site);
    const context = await browser.newContext();
    await collector.watch(context);
    await provide(async (path) => {
      const page = await context.newPage();
      await page.goto(path);
      return collector;
    });
    await context.close();
  },
});

const offences: [path: string, offence: RegExp][] = [
  ['/console', /^console: ceva nu merge/],
  ['/hydration', /^hydration: Minified React error #418/],
  ['/hydration-in-development', /^hydration: Hydration failed/],
  ['/exception', /^uncaught: nimeni nu m-a prins/],
  ['/rejection', /^uncaught: promisiune uitată/],
  ['/refused', /^not announced: 404 GET .*\/missing\?x=1$/],
  ['/refused', /^console: Failed to load resource: .* 404/],
  ['/broken', /^not announced: 500 GET .*\/failing$/],
  ['/failed-on-server', /^console: Error: Minified React error #441/],
  ['/unreachable', /^failed: GET .*\/cut/],
  ['/given-up', /^failed: POST .*\/hanging/],
  ['/third-party', /^third party: GET http:\/\/127\.0\.0\.2/],
  ['/csp', /^against the Content-Security-Policy: script-src eval$/],
];

for (const [path, offence] of offences) {
  test(`what ${path} does is an offence: ${offence.source}`, async ({ visit }) => {
    const collector = await visit(path);
    await expect.poll(() => collector.offences()).toContainEqual(expect.stringMatching(offence));
  });
}

test('a picture without a text is an offence when axe looks', async ({ visit }) => {
  const collector = await visit('/axe');
  await collector.checkPages('now');
  expect(collector.offences()).toEqual(['axe, now: image-alt: img']);
});

for (const path of ['/good', '/warning', '/replaced', '/answered']) {
  test(`nothing speaks against ${path}`, async ({ visit }) => {
    const collector = await visit(path);
    await collector.checkPages('now');
    expect(collector.offences()).toEqual([]);
  });
}

test('an announced refusal is none, and neither is the line that the browser writes about it', async ({
  page,
  announce,
}) => {
  announce.refusal('/missing', 404);
  announce.refusal(/^\/fail/, 500);
  const refused = page.waitForEvent('console');
  await page.goto('/refused');
  await refused;
  const broken = page.waitForEvent('console');
  await page.goto('/broken');
  await broken;
});

test('what React says of a page that failed on the server goes with the announced failure', async ({
  page,
  announce,
}) => {
  announce.refusal('/failing', 500);
  const hydrationMessage = page.waitForEvent('console', (message) =>
    message.text().includes('#441'),
  );
  await page.goto('/failed-on-server');
  await hydrationMessage;
});

test('an announced 404 does not cover another status, nor another path', async ({ visit }) => {
  const collector = await visit('/refused');
  collector.announcements.refusal('/missing', 500);
  collector.announcements.refusal('/failing', 404);
  await expect
    .poll(() => collector.offences())
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining('not announced: 404'),
        expect.stringContaining('console: Failed to load resource'),
        'announced, but never came: 500 /missing',
        'announced, but never came: 404 /failing',
      ]),
    );
});

test('requests fail without an offence while the network is said to be cut', async ({
  page,
  context,
  announce,
}) => {
  await page.goto('/good');
  announce.offline();
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await page.evaluate(() => fetch('/good').catch(() => undefined));
  await failed;
});

test.describe('a guarded test fails', () => {
  test.fail();

  test('for a console error', async ({ page }) => {
    await page.goto('/console');
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

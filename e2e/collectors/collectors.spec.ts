import type { BrowserContext, Route } from '@playwright/test';
import { Collector } from './collector.ts';
import { expect, test as guarded } from './guarded-test.ts';

const baseURL = 'http://site.test';

const offences: [path: string, html: string, offence: RegExp][] = [
  ['/console', script('console.error("nope")'), /^console: nope/],
  ['/hydration', script('reportError(Error("Minified React error #418"))'), /^hydration: Minified/],
  ['/hydration-words', script('console.error("Hydration failed")'), /^hydration: Hydration/],
  ['/exception', script('setTimeout(() => { throw Error("lost") })'), /^uncaught: lost/],
  ['/rejection', script('Promise.reject(Error("forgotten"))'), /^uncaught: forgotten/],
  ['/refused', script('fetch("/missing?x=1")'), /^not announced: 404 GET .*\/missing\?x=1$/],
  ['/broken', script('fetch("/failing")'), /^not announced: 500 GET .*\/failing$/],
  ['/unreachable', script('fetch("/cut").catch(() => {})'), /^failed: GET .*\/cut/],
  ['/given-up', script(abortedFetch('POST')), /^failed: POST .*\/hanging/],
  ['/third-party', script('fetch("http://127.0.0.2:9/").catch(() => {})'), /^third party: GET/],
  ['/csp', script('eval("1")'), /^against the Content-Security-Policy: script-src eval$/],
  ['/picture', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">', /^axe, now: image-alt/],
  ['/pale', '<p style="color: #aaa">Pale.</p>', /^axe, now: color-contrast/],
];

const harmless = [
  ['/good', '<p>Good.</p>'],
  ['/list', '<ul><li>One.</li></ul>'],
  ['/field', '<label for="name">Name</label> <input id="name">'],
  ['/warning', script('console.warn("not nice")')],
  ['/replaced', script(abortedFetch('GET'))],
] as const;

const pages = new Map<string, string>([
  ...offences.map(([path, html]): [string, string] => [path, html]),
  ...harmless,
]);

function script(code: string): string {
  return `<script>${code}</script>`;
}

function abortedFetch(method: string): string {
  return `const c = new AbortController(); setTimeout(() => c.abort(), 100);
    fetch("/hanging", { method: "${method}", signal: c.signal }).catch(() => {})`;
}

async function respond(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/cut') return route.abort();
  if (pathname === '/hanging') return;
  const html = pages.get(pathname) ?? '';
  const policy = pathname === '/csp' ? "script-src 'unsafe-inline'" : "object-src 'none'";
  await route.fulfill({
    status: pathname === '/failing' ? 500 : html ? 200 : 404,
    headers: { 'content-type': 'text/html', 'content-security-policy': policy },
    body: `<!doctype html><html lang="ro"><title>Site</title><link rel="icon" href="data:,"><main><h1>Site</h1>${html}</main>`,
  });
}

async function watched(context: BrowserContext): Promise<Collector> {
  await context.route('**', respond);
  const collector = new Collector(baseURL);
  await collector.watch(context);
  return collector;
}

const test = guarded.extend({
  baseURL,
  context: async ({ context }, provide) => {
    await context.route('**', respond);
    await provide(context);
  },
});

for (const [path, , offence] of offences) {
  test(`${path} is reported`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL });
    const collector = await watched(context);
    await (await context.newPage()).goto(path);
    await collector.checkPages('now');
    await expect.poll(() => collector.offences()).toContainEqual(expect.stringMatching(offence));
    await context.close();
  });
}

for (const [path] of harmless) {
  test(`${path} is not reported`, async ({ page }) => {
    await page.goto(path);
  });
}

test('an announced refusal and its browser log line are not reported', async ({
  page,
  announce,
}) => {
  announce.refusal('/missing', 404);
  announce.refusal(/^\/fail/, 500);
  for (const path of ['/refused', '/broken']) {
    const line = page.waitForEvent('console');
    await page.goto(path);
    await line;
  }
});

test('failed requests are not reported while the network is announced as offline', async ({
  page,
  announce,
}) => {
  announce.offline();
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/unreachable');
  await failed;
});

test.describe('a guarded test fails', () => {
  test.fail();

  test('for an error in a page', async ({ page }) => {
    await page.goto('/console');
  });

  test('for an announced refusal that never occurs', async ({ page, announce }) => {
    announce.refusal('/good', 404);
    await page.goto('/good');
  });

  test('for an axe violation in an intermediate state', async ({ page, checkPage }) => {
    await page.goto('/picture');
    await checkPage('with the picture');
    await page.goto('/good');
  });

  test('for an axe violation in what is added to a checked page', async ({ page, checkPage }) => {
    await page.goto('/good');
    await checkPage('before');
    await page.evaluate(() => document.body.append(document.createElement('img')));
  });

  test('for an axe violation that a parent causes on a checked page', async ({
    page,
    checkPage,
  }) => {
    await page.goto('/good');
    await checkPage('before');
    await page.evaluate(() => document.body.style.setProperty('color', '#aaa'));
  });

  test('for an axe violation of a list by what is added to it', async ({ page, checkPage }) => {
    await page.goto('/list');
    await checkPage('before');
    await page.evaluate(() => document.querySelector('ul')?.append(document.createElement('div')));
  });

  test('for a field that loses its label on a checked page', async ({ page, checkPage }) => {
    await page.goto('/field');
    await checkPage('before');
    await page.evaluate(() => document.querySelector('label')?.remove());
  });

  test('for an error in the page of another visitor', async ({ openVisitor }) => {
    const page = await openVisitor({ baseURL });
    await page.context().route('**', respond);
    await page.goto('/console');
  });
});

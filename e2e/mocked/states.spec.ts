import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { paths, type CallName } from '#contract/paths.ts';
import { refuse, type Fault } from '#tests/mock-api/fault.ts';
import { chooseConsent } from '../collectors/guarded-test.ts';
import { Mock } from './mock.ts';
import { expect, test } from './mocked-test.ts';
import { screens, type Screen } from './screens.ts';

const longest = 10_000;

const faults: { what: string; response: Fault | 'offline'; sample: string }[] = [
  { what: 'a 500', response: refuse('server_error'), sample: 'booking, summary' },
  {
    what: 'a connection that breaks',
    response: () => Response.error(),
    sample: 'account, bookings',
  },
  {
    what: 'a response that is no JSON',
    response: () => new Response('{"data": [', { headers: { 'content-type': 'application/json' } }),
    sample: 'login',
  },
  { what: 'no network', response: 'offline', sample: 'location' },
  { what: 'no response at all', response: () => new Promise(() => {}), sample: 'feedback' },
];

const words =
  /An error occurred|Nu știm dacă|Nu am putut|nu a putut|nu a fost trimis|ffline|nu răspunde|A apărut o problemă|Verifică conexiunea/;

const waiting = '.animate-spin, .animate-pulse, [aria-busy=true], [data-loading]';

const calls = Object.keys(paths) as CallName[];
const isWhole = process.env.WHOLE === 'true';

for (const { what, response, sample } of faults) {
  const fails = ({ act, isSilent }: Screen) =>
    act !== undefined && (response === 'offline' || !isSilent);
  const isMet = (screen: Screen) => fails(screen) || (response !== 'offline' && !screen.isStatic);
  for (const screen of screens.filter(isMet)) {
    if (!isWhole && screen.name !== sample) continue;
    test(`${screen.name} with ${what} shows a message within 10 s and a next step @S2-27 @S8-17`, async ({
      browser,
      mockedWeb,
      baseURL,
      mock: { world },
    }) => {
      const { page, mock, problems } = await visit(
        browser,
        (context) => new Mock(mockedWeb, context),
        baseURL,
      );
      await mock.setClock(world.clock.now());
      if (screen.scenario) mock.use(screen.scenario);
      if (screen.signedIn) await mock.signIn();
      const path = screen.path(mock);
      const fail = async () => {
        if (response === 'offline') return page.context().setOffline(true);
        for (const call of calls) mock.respond(call, response);
      };
      if (response !== 'offline' && !screen.isStatic) {
        await fail();
        problems.push(...(await opened(page, screen, path)));
        world.faults.clear();
      }
      if (screen.act && fails(screen)) {
        // For 1 s after a timeout, the web fails the same read immediately.
        await expect(async () => {
          expect((await page.goto(path))?.ok()).toBe(true);
        }).toPass();
        await page.waitForFunction(() => !window.earlyInput);
        await screen.ready?.(page);
        await fail();
        problems.push(...(await used(page, screen.act)));
        world.faults.clear();
      }
      await page.context().close();
      expect(problems).toEqual([]);
    });
  }
}

/** Opens a context that the collector does not watch, because api failures log errors. */
async function visit(browser: Browser, makeMock: (context: BrowserContext) => Mock, baseURL = '') {
  const viewport = { width: 360, height: 780 };
  const context = await browser.newContext({ baseURL, viewport, locale: 'ro-RO' });
  await context.addInitScript(chooseConsent);
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => {
    // The page shows React's error 441, a failure on the server.
    if (!message.includes('#441')) problems.push(`uncaught ${message}`);
  });
  return { page, problems, mock: makeMock(context) };
}

async function opened(page: Page, { signedIn }: Screen, path: string): Promise<string[]> {
  const response = await page.goto(path);
  await page.waitForFunction(() => !window.earlyInput);
  const status = response?.status() ?? 0;
  const body = page.locator('main');
  const ways = body.locator('a, button:enabled, summary').filter({ visible: true });
  // The browser loads the content of account pages.
  const isRight = status >= 500 || (signedIn && status === 200);
  return [
    ...(await stopped(page)),
    ...(isRight ? [] : [`opened: status ${status}`]),
    ...(await there(body.locator('h1').first(), 'opened: a heading', 'attached')),
    ...(await there(ways.first(), 'opened: a link or button')),
    ...(await there(body.filter({ hasText: words }), 'opened: words')),
  ];
}

async function used(page: Page, act: NonNullable<Screen['act']>): Promise<string[]> {
  try {
    await act(page);
  } catch (error) {
    return [String(error).split('\n', 1)[0] ?? ''];
  }
  const places = page.locator(
    'main, [role=dialog], dialog, [data-toasts], [role=alert], [data-offline]',
  );
  const ways = page.locator('main, dialog, [role=dialog]').locator('a, button:enabled, summary');
  return [
    ...(await there(places.filter({ hasText: words, visible: true }).first(), 'used: words')),
    ...(await stopped(page)),
    ...(await there(ways.filter({ visible: true }).first(), 'used: a link or button')),
  ];
}

async function stopped(page: Page): Promise<string[]> {
  const spinners = page.locator(waiting).filter({ visible: true });
  try {
    await expect(spinners).toHaveCount(0, { timeout: longest });
    return [];
  } catch {
    const names = await spinners.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
    return names.map((name) => `waits longer than ${longest / 1000} s: ${name.slice(0, 200)}`);
  }
}

async function there(
  locator: Locator,
  what: string,
  state: 'visible' | 'attached' = 'visible',
): Promise<string[]> {
  return locator.waitFor({ state, timeout: longest }).then(
    () => [],
    () => [`${what} is missing`],
  );
}

import type { Browser, Page } from '@playwright/test';
import { onBrowser } from '#scripts/checks/browser.ts';
import { median } from '#scripts/checks/median.ts';
import { locationPaths } from './paths.ts';
import type { Finding, Measure } from './results.ts';

type Opened = { ms: number; prefetchedKb: number };

const goals = [
  { slowdown: 1, atMost: 60 },
  { slowdown: 4, atMost: 160 },
];

export const measureClicks: Measure = (product, { rounds }) =>
  onBrowser(async (browser) => {
    const paths = (await locationPaths(product)).slice(0, rounds);
    const openAll = async (slowdown: number) => {
      const opened = [];
      for (const path of paths)
        opened.push(await openFromList(browser, product.webUrl, path, slowdown));
      return opened;
    };
    await openAll(1);
    const findings: Finding[] = [];
    for (const { slowdown, atMost } of goals) {
      const opened = await openAll(slowdown);
      const ms = median(opened.map((one) => one.ms));
      const what = `list → location, ${slowdown} × CPU`;
      findings.push({ goal: 'P8', what, measured: ms, unit: 'ms', wanted: { atMost } });
      if (slowdown > 1) continue;
      const kb = median(opened.map(({ prefetchedKb }) => prefetchedKb));
      const bytes = { measured: kb, unit: 'KB', wanted: { atMost: 30 } };
      findings.push({ goal: 'P8', what: 'prefetch of a location', ...bytes });
    }
    return findings;
  });

async function openFromList(
  browser: Browser,
  webUrl: string,
  path: string,
  slowdown: number,
): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${webUrl}/iasi`, { waitUntil: 'load' });
  const settle = () =>
    page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 500))));
  await settle();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const prefetched = page.waitForResponse(
    (response) =>
      response.url().includes(`${path}?_rsc`) &&
      response.request().headers()['next-router-segment-prefetch'] !== '/_tree',
  );
  await page.locator(`a[href="${path}"]`).first().hover();
  const { responseBodySize } = await (await prefetched).request().sizes();
  await settle();
  const ms = await clickToPaint(page, path);
  await context.close();
  return { ms, prefetchedKb: responseBodySize / 1024 };
}

async function clickToPaint(page: Page, path: string): Promise<number> {
  const painting = await page.evaluateHandle((target) => {
    const ms = new Promise<number>((done) => {
      let clickedAt = 0;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - clickedAt);
      addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true });
      const observer = new MutationObserver(() => {
        if (location.pathname !== target || !document.querySelector('h1')) return;
        observer.disconnect();
        requestAnimationFrame(() => port2.postMessage(null));
      });
      observer.observe(document, { subtree: true, childList: true });
    });
    return { ms };
  }, path);
  // Unlike click(), these run no script of Playwright in the page.
  await page.mouse.down();
  await page.mouse.up();
  return painting.evaluate(({ ms }) => ms);
}

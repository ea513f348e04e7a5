import { devices, type Browser, type Locator, type Page } from '@playwright/test';
import { onBrowser } from '#scripts/checks/browser.ts';
import { median } from '#scripts/checks/median.ts';
import type { Measure } from './results.ts';
import { locationPaths, resultsPath } from './paths.ts';

const slowdown = 4;
const atMost = 120;

export const measurePresses: Measure = async (product, { rounds }) => {
  const durations: Record<string, number[]> = {};
  const add = async (what: string, duration: Promise<number>) =>
    void (durations[what] ??= []).push(await duration);
  const [location] = await locationPaths(product);
  await onBrowser(async (browser) => {
    for (let round = 0; round < rounds; round += 1) {
      const results = await openPage(browser, product.webUrl + resultsPath(0));
      await add('open the filters', press(results.getByRole('button', { name: 'Filtre' })));
      const sheet = results.getByRole('dialog', { name: 'Filtre' });
      await press(sheet.getByRole('button', { name: '5 km', exact: true }));
      await add('apply the filters', press(sheet.getByRole('button', { name: /^Vezi/ })));
      await results.context().close();

      const booking = await openPage(browser, `${product.webUrl}${location!}/booking`);
      const next = booking.getByRole('button', { name: 'Continuă' });
      await press(booking.getByRole('checkbox', { disabled: false }).first());
      await add('„Continuă” of step 1', press(next));
      await add('„Continuă” of step 2', press(next));
      await press(booking.getByText(/^\d\d:\d\d$/).first());
      await add('„Continuă” of step 3', press(next));
      await add('„Rezervă”', press(booking.getByRole('button', { name: 'Rezervă' })));
      await booking.context().close();
    }
  });
  return Object.entries(durations).map(([what, all]) => ({
    ...{ goal: 'presses', what: `${what}, ${slowdown} × CPU` },
    ...{ measured: median(all), unit: 'ms', wanted: { atMost } },
  }));
};

async function openPage(browser: Browser, url: string): Promise<Page> {
  const phone = { ...devices['Pixel 5'], viewport: { width: 360, height: 640 } };
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(url, { waitUntil: 'load' });
  await idle(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** `Locator.tap` would run Playwright's checks during the press. */
async function press(target: Locator): Promise<number> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  await idle(page);
  const timing = await page.evaluateHandle(() => {
    let slowest = 0;
    const keep = (entries: PerformanceEntryList) => {
      for (const { duration, interactionId } of entries as PerformanceEventTiming[])
        if (interactionId) slowest = Math.max(slowest, duration);
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return {
      read: () => {
        keep(observer.takeRecords());
        observer.disconnect();
        return slowest;
      },
    };
  });
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await idle(page);
  return timing.evaluate(({ read }) => read());
}

async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done, 1_000))),
  );
}

import type { Page } from '@playwright/test';

/**
 * Must precede the page load. Ignores shifts before web fonts are drawn, which depend on the
 * machine's fonts.
 */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    let fontsDrawn = 0;
    const count = () => {
      const sum = shifts
        .filter(({ startTime }) => startTime > fontsDrawn)
        .reduce((total, shift) => total + Number(Reflect.get(shift, 'value')), 0);
      document.documentElement.dataset.shift = String(sum);
    };
    document.fonts.addEventListener('loadingdone', () =>
      requestAnimationFrame(() =>
        requestAnimationFrame((time) => {
          fontsDrawn = time;
          count();
        }),
      ),
    );
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries());
      count();
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function layoutShift(page: Page): Promise<number> {
  return Number(await page.locator('html').getAttribute('data-shift'));
}

import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

declare global {
  interface Window {
    axe: typeof axe;
    shownTexts: Element[];
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const cleanPages = new Set<string>();

const cleanTexts = new Set<string>();

/** Checks WCAG 2.2 AA, but skips pages and texts that look like earlier ones without violations. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith('http')) return [];
  await page.waitForLoadState();
  await untilTitled(page);
  await untilStill(page);
  const { media, elements, texts } = await page.evaluate(describeElements);
  const skeleton = [media, ...elements].join('\n');
  if (cleanPages.has(skeleton)) return [];
  const looks = texts.map((look) => media + look);
  const unseen = [...looks.keys()].filter((i) => !cleanTexts.has(looks[i] ?? ''));
  // AxeBuilder would take twice as long, because it supports frames.
  await page.evaluate(source);
  const violations = await page.evaluate(runAxe, { tags, unseen });
  if (violations.length === 0) {
    cleanPages.add(skeleton);
    for (const look of looks) cleanTexts.add(look);
  }
  return violations;
}

function describeElements() {
  const own = new Map<Element, string>();
  const shown: Element[] = [];
  for (const element of document.querySelectorAll('body, body *')) {
    const attributes = [...element.attributes].filter(({ name }) =>
      /^(class|style|role|aria-\w+|type|disabled|inert|hidden|open)$/.test(name),
    );
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === 3 && node.textContent?.trim(),
    );
    own.set(
      element,
      [element.tagName, hasText, ...attributes.map((one) => one.name + one.value)].join(' '),
    );
    const isText = hasText || element.matches('input, select, textarea');
    if (isText && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      shown.push(element);
  }
  const chain = (element: Element | null): string =>
    element ? `${own.get(element) ?? ''} < ${chain(element.parentElement)}` : '';
  window.shownTexts = shown;
  const queries = ['(forced-colors: active)', '(prefers-color-scheme: dark)'];
  const matches = queries.map((query) => matchMedia(query).matches);
  const { colorScheme } = getComputedStyle(document.documentElement);
  const media = [innerWidth, colorScheme, ...matches].join(' ');
  return { media, elements: [...own.values()], texts: shown.map(chain) };
}

async function runAxe({ tags, unseen }: { tags: string[]; unseen: number[] }): Promise<string[]> {
  const contrast = 'color-contrast';
  const results = [
    await window.axe.run({
      runOnly: { type: 'tag', values: tags },
      rules: { [contrast]: { enabled: false } },
      resultTypes: ['violations'],
    }),
  ];
  // The page may replace elements during the first run.
  const include = unseen
    .flatMap((i) => window.shownTexts[i] ?? [])
    .filter((one) => one.isConnected);
  if (include.length > 0)
    results.push(
      await window.axe.run({ include }, { runOnly: [contrast], resultTypes: ['violations'] }),
    );
  return results
    .flatMap(({ violations }) => violations)
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** A client-side navigation sets the title last. */
async function untilTitled(page: Page): Promise<void> {
  await page
    .waitForFunction(() => document.title !== '', null, { timeout: 3_000 })
    .catch(() => undefined);
}

async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((one) => one.finished));
    const frame = () => new Promise(requestAnimationFrame);
    for (let before = NaN; before !== scrollY; await frame()) {
      before = scrollY;
      await frame();
    }
  });
}

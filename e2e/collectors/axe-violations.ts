import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Pages that axe found nothing on, by their skeleton: elements with their classes and attributes, without words. */
const clean = new Set<string>();

/** What axe-core finds against WCAG 2.2 AA on the page as it stands: rule and element. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith('http')) return [];
  await page.waitForLoadState();
  await untilTitled(page);
  await untilStill(page);
  const skeleton = await skeletonOf(page);
  if (clean.has(skeleton)) return [];
  // Without a builder for pages with frames, which ours are not: it takes twice as long.
  await page.evaluate(source);
  const nodesWithViolations = await page.evaluate(async (values) => {
    const { violations } = await window.axe.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  }, tags);
  if (nodesWithViolations.length === 0) clean.add(skeleton);
  return nodesWithViolations;
}

/** What is alike for axe on pages that differ in their texts alone. */
function skeletonOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('body *')].map((element) => {
      const attributes = [...element.attributes].filter(({ name }) =>
        /^(class|role|aria-\w+|type|disabled|inert|hidden|open)$/.test(name),
      );
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      );
      return [
        element.tagName,
        hasText,
        ...attributes.map(({ name, value }) => `${name}=${value}`),
      ].join(' ');
    });
    const colours = ['(forced-colors: active)', '(prefers-color-scheme: dark)'];
    const matches = colours.map((query) => matchMedia(query).matches);
    return [innerWidth, ...matches, ...parts].join('\n');
  });
}

/** The title comes with the last part of a page that the router went to; one that never comes, axe will find. */
async function untilTitled(page: Page): Promise<void> {
  await page
    .waitForFunction(() => document.title !== '', null, { timeout: 3_000 })
    .catch(() => undefined);
}

/** Half faded in, everything lacks contrast: animations that have an end reach it first. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

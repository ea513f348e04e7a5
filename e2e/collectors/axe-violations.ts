import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { folderOf } from '#lib/pages.ts';

declare global {
  interface Window {
    axe: typeof axe;
    describedElements: Element[];
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const checkedPages = new Set<string>();

/** Numbers each look of an element, together with the looks of its ancestors. */
const numbers = new Map<string, number>();

const cleanLooks = new Set<number>();

/**
 * Checks WCAG 2.2 AA. On a kind of page that was checked before, skips elements that look like
 * earlier ones without violations.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith('http')) return [];
  await page.waitForLoadState();
  await untilTitled(page);
  await untilStill(page);
  const { media, elements } = await page.evaluate(describeElements);
  const looks: number[] = [];
  for (const { parent, look } of elements)
    looks.push(numberOf(`${looks[parent] ?? media} ${look}`));
  const kind = `${media} ${folderOf(new URL(page.url()).pathname)}`;
  const isClean = (i: number) => checkedPages.has(kind) && cleanLooks.has(looks[i]!);
  const roots = elements.flatMap(({ parent }, i) =>
    isClean(i) || (i > 0 && !isClean(parent)) ? [] : i,
  );
  if (roots.length === 0) return [];
  // AxeBuilder would take twice as long, because it supports frames.
  await page.evaluate(source);
  const violations = await page.evaluate(runAxe, { tags, roots });
  if (violations.length === 0) {
    checkedPages.add(kind);
    for (const look of looks) cleanLooks.add(look);
  }
  return violations;
}

function numberOf(look: string): number {
  const number = numbers.get(look) ?? numbers.size;
  numbers.set(look, number);
  return number;
}

function describeElements() {
  const queries = ['(forced-colors: active)', '(prefers-color-scheme: dark)'];
  const matches = queries.map((query) => matchMedia(query).matches);
  const { colorScheme } = getComputedStyle(document.documentElement);
  const hasTitle = document.title.trim() !== '';
  const media = [innerWidth, colorScheme, ...matches, hasTitle].join(' ');
  // Axe checks these by what is inside them.
  const owners = 'ul, ol, dl, table, tr, button, [role], [aria-hidden=true]';
  const described = [...document.querySelectorAll('html, body, body *')];
  window.describedElements = described;
  const places = new Map<Element | null, number>(described.map((element, at) => [element, at]));
  const elements = described.map((element) => {
    const attributes = [...element.attributes]
      .filter(({ name }) =>
        /^(class|style|role|aria-\w+|alt|title|placeholder|lang|type|autocomplete|tabindex|disabled|inert|hidden|open)$/.test(
          name,
        ),
      )
      .map(({ name, value }) => name + value.replaceAll(/_[rR]_\w+_/g, ''));
    const hasOwnText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const hasText = element.textContent?.trim() !== '';
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const labelCount = (element as HTMLInputElement).labels?.length;
    const inside = element.matches(owners) ? [...element.querySelectorAll('*')] : [];
    const kinds = inside.map((one) =>
      [one.tagName, one.getAttribute('role'), one.getAttribute('tabindex')].join(),
    );
    const own = [element.tagName, hasOwnText, hasText, isShown, labelCount, ...attributes];
    return {
      parent: places.get(element.parentElement) ?? -1,
      look: [...own, ...new Set(kinds.sort())].join(' '),
    };
  });
  return { media, elements };
}

async function runAxe({ tags, roots }: { tags: string[]; roots: number[] }): Promise<string[]> {
  // The page may have replaced elements.
  const include = roots
    .flatMap((i) => window.describedElements[i] ?? [])
    .filter((element) => element.isConnected);
  if (include.length === 0) return [];
  const { violations } = await window.axe.run(
    { include },
    { runOnly: tags, resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
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

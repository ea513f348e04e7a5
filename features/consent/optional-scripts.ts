import { lazyPart } from '#lib/browser/lazy-part.ts';
import { loadScript } from '#lib/browser/load-script.ts';
import type { ConsentChoice } from '#lib/own/consent-preferences.ts';
import { isPrivatePath } from '#lib/pages.ts';
import { optionalConsents, type OptionalConsent } from '#contract/values.ts';

const loadMeasuring = lazyPart(() => import('./measure-page.lazy.ts'), { optional: true });

const loadedCategories = new Set<OptionalConsent>();

export function loadAllowed(preferences: ConsentChoice): void {
  if (preferences.analytics)
    void loadMeasuring().then(
      ({ measurePage }) => measurePage(loadedPath()),
      () => {},
    );
  if (!allowsOutsideScripts()) return;
  const urls = document.querySelector<HTMLElement>('[data-consent-settings]')?.dataset;
  for (const category of optionalConsents) {
    const url = urls?.[category];
    if (!preferences[category] || !url) continue;
    loadedCategories.add(category);
    enterPrivatePagesByLoad();
    loadScript(url).catch(() => {});
  }
}

function allowsOutsideScripts(): boolean {
  return ![location.pathname, loadedPath()].some(isPrivatePath);
}

/** The CSP of this path applies until the next load. */
function loadedPath(): string {
  const [load] = performance.getEntriesByType('navigation');
  return new URL(load?.name ?? location.href).pathname;
}

/** Loaded scripts stay in the document, so links to private pages bypass the router. */
function enterPrivatePagesByLoad(): void {
  const { dataset } = document.documentElement;
  if (dataset.outsideScripts !== undefined) return;
  // selection-summary.tsx reads this attribute.
  dataset.outsideScripts = '';
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && link.origin === location.origin && isPrivatePath(link.pathname))
        event.stopPropagation();
    },
    { capture: true },
  );
}

export function isWithdrawn(choice: ConsentChoice): boolean {
  return [...loadedCategories].some((category) => !choice[category]);
}

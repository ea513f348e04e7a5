import { optionalConsents, type OptionalConsent } from '#contract/values.ts';
import { followScheme } from '#lib/browser/colour-scheme.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { loadScript } from '#lib/browser/load-script.ts';
import { consent, type ConsentChoice } from '#lib/own/consent-preferences.ts';
import { isPrivatePath } from '#lib/pages.ts';
import { followSessionEnd } from '#lib/session/end-session.ts';

const loadSheet = lazyPart(() => import('./components/consent-sheet.lazy.tsx'));
const loadMeasuring = lazyPart(() => import('./measure-page.lazy.ts'), { optional: true });

const retryMs = 1_000;

let started = false;

export function startDeferredWork(): void {
  if (started) return;
  started = true;
  followSessionEnd();
  if (process.env.NODE_ENV === 'production')
    navigator.serviceWorker?.register('/sw.js').catch(() => {});
  followScheme();
  closeOrphanMenus();
  const stored = consent.getState();
  if (stored) loadAllowed(stored);
  else void askWhenUnobstructed();
  // Also runs for a choice in another tab, or on a later page before Back restores this one.
  consent.subscribe((choice) => {
    if (!choice) return;
    const isWithdrawn = [...loadedCategories].some((category) => !choice[category]);
    // Only a reload removes a loaded script.
    if (isWithdrawn) location.reload();
    else loadAllowed(choice);
  });
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const opener = event.target.closest<HTMLAnchorElement>('a[data-consent-settings]');
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    loadSheet().then(
      (sheet) => sheet.askConsent(opener),
      // When online, MissingPart reports the failure.
      () => !navigator.onLine && location.assign(opener.href),
    );
  });
}

/** Waits while a drawer is open, or while the sheet would cover a booking's bar or date. */
async function askWhenUnobstructed(): Promise<void> {
  const sheet = await loadSheet().catch(() => null);
  while (document.querySelector('[data-unfinished], [data-moment], main[inert]'))
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  if (!consent.getState()) sheet?.askConsent(null);
}

const loadedCategories = new Set<OptionalConsent>();

function loadAllowed(choice: ConsentChoice): void {
  if (choice.analytics)
    void loadMeasuring().then(
      ({ measurePage }) => measurePage(loadedPath()),
      () => {},
    );
  if (!allowsOutsideScripts()) return;
  const urls = document.querySelector<HTMLElement>('[data-consent-settings]')?.dataset;
  for (const category of optionalConsents) {
    const url = urls?.[category];
    if (!choice[category] || !url) continue;
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

function closeOrphanMenus(): void {
  window.addEventListener('resize', () => {
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) {
      const opener = document.querySelector(`[popovertarget="${menu.id}"]`);
      if (opener && !opener.checkVisibility()) menu.hidePopover();
    }
  });
}

import { lazyPart } from '#lib/browser/lazy-part.ts';
import { followScheme } from '#lib/browser/colour-scheme.ts';
import { followSessionEnd } from '#lib/session/end-session.ts';
import { consent } from '#lib/own/consent-preferences.ts';
import { isWithdrawn, loadAllowed } from './optional-scripts.ts';

const loadSheet = lazyPart(() => import('./components/consent-sheet.lazy.tsx'));

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
  const preferences = consent.getState();
  if (preferences) loadAllowed(preferences);
  else askWhenUnobstructed();
  // Also runs for a choice made in another tab, or elsewhere before Back restores this page.
  consent.subscribe((choice) => {
    if (!choice) return;
    // Only a reload removes a loaded script.
    if (isWithdrawn(choice)) location.reload();
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
function askWhenUnobstructed(): void {
  loadSheet().then(
    (sheet) => {
      const tryToAsk = () => {
        if (consent.getState()) return;
        if (document.querySelector('[data-unfinished], [data-moment], main[inert]'))
          setTimeout(tryToAsk, retryMs);
        else sheet.askConsent(null);
      };
      tryToAsk();
    },
    () => {},
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

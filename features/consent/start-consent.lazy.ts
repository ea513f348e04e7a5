import { lazyPart } from '#lib/browser/lazy-part.ts';
import { closeOrphanMenus } from '#lib/browser/close-orphan-menus.ts';
import { followScheme } from '#lib/browser/colour-scheme.ts';
import { startOffline } from '#lib/session/start-offline.ts';
import { consent } from '#lib/own/consent-preferences.ts';
import { loadAllowed } from './optional-scripts.ts';

const loadSheet = lazyPart(() => import('./components/consent-sheet.lazy.tsx'));

const lookEveryMs = 1_000;

let started = false;

/** Asks visitors without a choice, loads the allowed scripts, and makes "Setări cookie" reopen the question. */
export function startConsent(): void {
  if (started) return;
  started = true;
  startOffline();
  followScheme();
  closeOrphanMenus();
  const preferences = consent.getState();
  if (preferences) loadAllowed(preferences);
  else askWhenFree();
  consent.subscribe((choice) => choice && loadAllowed(choice));
  // Without script the link leads to the privacy policy.
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const opener = event.target.closest<HTMLAnchorElement>('a[data-consent-settings]');
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    loadSheet().then(
      (sheet) => sheet.askConsent(opener),
      // Offline, follows the link. Online, the layout reports the missing chunk.
      () => !navigator.onLine && location.assign(opener.href),
    );
  });
}

/**
 * Asks when no unfinished booking and no open drawer is on the page: the sheet would cover the booking's bar,
 * and the drawer makes the page inert. If the chunk fails to load, does not ask; nothing optional loads then.
 */
function askWhenFree(): void {
  loadSheet().then(
    (sheet) => {
      const look = () => {
        if (consent.getState()) return;
        if (document.querySelector('[data-unfinished], main[inert]')) setTimeout(look, lookEveryMs);
        else sheet.askConsent(null);
      };
      look();
    },
    () => {},
  );
}

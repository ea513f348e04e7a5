import { lazyPart } from '#lib/lazy-part.ts';
import { closeOrphanMenus } from '#lib/close-orphan-menus.ts';
import { followScheme } from '#lib/colour-scheme.ts';
import { startOffline } from '#lib/start-offline.ts';
import { consent, followOtherTabs } from '#lib/consent-preferences.ts';
import { loadAllowed } from './optional-scripts.ts';

const loadSheet = lazyPart(() => import('./components/consent-sheet.lazy.tsx'));

const lookEveryMs = 1_000;

let started = false;

/** Asks visitors without a choice, loads the allowed scripts, and makes "Setări cookie" reopen the question. */
export function startConsent(): void {
  if (started) return;
  started = true;
  // This part comes last on every page: nothing waits for what it does beside the question.
  startOffline();
  followScheme();
  closeOrphanMenus();
  followOtherTabs();
  const preferences = consent.getState();
  if (preferences) loadAllowed(preferences);
  else askWhenFree();
  consent.subscribe((choice) => choice && loadAllowed(choice));
  // Until now the link led to what the privacy policy says about it.
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const opener = event.target.closest<HTMLAnchorElement>('a[data-consent-settings]');
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    loadSheet().then(
      (sheet) => sheet.askConsent(opener),
      // As without script; with a connection the layout says what is missing.
      () => !navigator.onLine && location.assign(opener.href),
    );
  });
}

/**
 * Asks once the page has no unfinished booking, whose bar the question would cover, and no open drawer, which keeps the
 * rest of the page inert. Without its script there is no question, and nothing optional either.
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

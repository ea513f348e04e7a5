import { lazyPart } from '#lib/lazy-part.ts';
import { startOffline } from '#lib/start-offline.ts';
import { consent, followOtherTabs } from '#lib/consent-preferences.ts';
import { loadAllowed } from './optional-scripts.ts';

const loadSheet = lazyPart(() => import('./components/consent-sheet.lazy.tsx'));

let started = false;

/** Asks whoever has not chosen, loads what is allowed, and makes "Setări cookie" ask again. */
export function startConsent(): void {
  if (started) return;
  started = true;
  // This part comes last on every page: nothing waits for what the worker is loaded with.
  startOffline();
  followOtherTabs();
  const preferences = consent.getState();
  if (preferences) loadAllowed(preferences);
  else ask(null);
  consent.subscribe((chosen) => chosen && loadAllowed(chosen));
  // Until now the link led to what the privacy policy says about it.
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const opener = event.target.closest<HTMLElement>('[data-consent-settings]');
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    ask(opener);
  });
}

/** Without its script there is no question, and nothing optional either. */
function ask(opener: HTMLElement | null): void {
  loadSheet().then(
    (sheet) => sheet.askConsent(opener),
    () => {},
  );
}

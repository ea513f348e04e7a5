import { lazyPart } from '#lib/lazy-part.ts';
import { loadScript } from '#lib/load-script.ts';
import { optionalConsents, type OptionalConsent } from '#contract/values.ts';

const loadMeasuring = lazyPart(() => import('./measure-page.lazy.ts'), true);

type Choice = Record<OptionalConsent, boolean>;

/** Loads the scripts of what is allowed, once, ours that measures among them; one that does not come is nobody's trouble. */
export function loadAllowed(preferences: Choice): void {
  if (preferences.analytics)
    void loadMeasuring().then(
      ({ measurePage }) => measurePage(),
      () => {},
    );
  const addresses = scriptAddresses();
  for (const category of optionalConsents) {
    const address = addresses[category];
    if (preferences[category] && address) loadScript(address).catch(() => {});
  }
}

/** Tells whether a choice takes back what an earlier one had loaded a script for. */
export function isTakenBack(before: Choice | null, after: Choice): boolean {
  const addresses = scriptAddresses();
  return optionalConsents.some(
    (category) => before?.[category] && !after[category] && addresses[category],
  );
}

/** The addresses that the footer has by category, beside the way to the choices. */
function scriptAddresses(): DOMStringMap {
  return document.querySelector<HTMLElement>('[data-consent-settings]')?.dataset ?? {};
}

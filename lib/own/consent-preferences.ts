import { optionalConsents, type OptionalConsent } from '#contract/values.ts';
import { deviceStorage, deviceStore, isRecord } from '#lib/browser/browser-storage.ts';
import { recentLocations } from './own-locations.ts';

export type ConsentChoice = Record<OptionalConsent, boolean>;

type ConsentPreferences = { essential: true } & ConsentChoice;

/**
 * Increase when a category covers more: a choice with another version is ignored, one without a
 * version is not.
 */
const version = 3;

export const consent = deviceStore('consentPreferences', readConsent);

export function readConsent(): ConsentPreferences | null {
  const value = deviceStorage.readJson('consentPreferences');
  return isChoice(value) ? choiceOf(value.analytics, value.marketing) : null;
}

/** Returns false if the choice lasts for this page only. */
export function saveConsent({ analytics, marketing }: ConsentChoice): boolean {
  const choice = choiceOf(analytics, marketing);
  const stored = { ...choice, version, updated_at: new Date().toISOString() };
  const isStored = deviceStorage.write('consentPreferences', JSON.stringify(stored));
  if (!marketing) recentLocations.clear();
  // Last: a withdrawal reloads the page.
  consent.setState(choice, true);
  return isStored;
}

function choiceOf(analytics: boolean, marketing: boolean): ConsentPreferences {
  return { essential: true, analytics, marketing };
}

function isChoice(value: unknown): value is ConsentChoice {
  if (!isRecord(value)) return false;
  if (value.version !== undefined && value.version !== version) return false;
  return optionalConsents.every((category) => typeof value[category] === 'boolean');
}

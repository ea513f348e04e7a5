import { optionalConsents, type OptionalConsent } from '#contract/values.ts';
import { deviceStorage, deviceStore, isRecord } from '#lib/browser/browser-storage.ts';
import { recentLocations } from './own-locations.ts';

/** What a visitor allows; the essential is no choice. */
export type ConsentPreferences = { essential: true } & Record<OptionalConsent, boolean>;

/**
 * A choice made before a category changed its meaning is asked again. 2: marketing has the locations looked at last;
 * 3: analytics has how quick pages are.
 */
const version = 3;

/** The choice of this browser; null while there is none. */
export const consent = deviceStore('consentPreferences', readConsent);

/** Returns the stored choice; null when there is none, it cannot be read or makes no sense. */
export function readConsent(): ConsentPreferences | null {
  const value = deviceStorage.readJson('consentPreferences');
  return isChoice(value) ? choiceOf(value.analytics, value.marketing) : null;
}

/** Takes a choice for this page, and stores it for the next ones; returns whether the browser did. */
export function saveConsent({ analytics, marketing }: Record<OptionalConsent, boolean>): boolean {
  const choice = choiceOf(analytics, marketing);
  consent.setState(choice, true);
  if (!marketing) recentLocations.clear();
  const stored = { ...choice, version, updated_at: new Date().toISOString() };
  return deviceStorage.write('consentPreferences', JSON.stringify(stored));
}

function choiceOf(analytics: boolean, marketing: boolean): ConsentPreferences {
  return { essential: true, analytics, marketing };
}

/** A choice without a version counts. */
function isChoice(value: unknown): value is Record<OptionalConsent, boolean> {
  if (!isRecord(value)) return false;
  if (value.version !== undefined && value.version !== version) return false;
  return optionalConsents.every((category) => typeof value[category] === 'boolean');
}

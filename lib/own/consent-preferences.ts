import type { OptionalConsent } from '#contract/values.ts';
import { deviceStorage, deviceStore, isRecord } from '#lib/browser/browser-storage.ts';
import { recentLocations } from './own-locations.ts';

export type ConsentChoice = Record<OptionalConsent, boolean>;

/** Increase when a category covers more, so that earlier consent is void; refusals still count. */
const version = 3;

export const consent = deviceStore('consentPreferences', readConsent);

export function readConsent(): ConsentChoice | null {
  const stored = deviceStorage.readJson('consentPreferences');
  if (!isRecord(stored)) return null;
  const { analytics, marketing } = stored;
  if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
  const isRefusal = !analytics && !marketing;
  return stored.version === version || isRefusal ? { analytics, marketing } : null;
}

export function saveConsent(choice: ConsentChoice): boolean {
  const stored = { ...choice, essential: true, version, updated_at: new Date().toISOString() };
  const isStored = deviceStorage.write('consentPreferences', JSON.stringify(stored));
  if (!choice.marketing) recentLocations.clear();
  // Last, because a withdrawal reloads the page.
  consent.setState(choice, true);
  return isStored;
}

const LIFE_MS = 2 * 60 * 60 * 1000;

const keyOf = (locationId: number) => `booking:${locationId}`;

/** Keeps what was chosen at a location for this tab. Where storage is closed it lives as long as the page. */
export function keepDraft(locationId: number, draft: object, now: Date): void {
  try {
    sessionStorage.setItem(keyOf(locationId), JSON.stringify({ savedAt: now.getTime(), draft }));
  } catch {
    // Private modes refuse storage; nothing that is on the screen is lost.
  }
}

/** Forgets the draft of a location. */
export function dropDraft(locationId: number): void {
  try {
    sessionStorage.removeItem(keyOf(locationId));
  } catch {
    // See keepDraft.
  }
}

/** Returns the draft kept for a location, unchecked; null when there is none, it is broken or over 2 h old. */
export function keptDraft(locationId: number, now: Date): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(locationId)) ?? 'null');
    if (!isRecord(kept) || typeof kept.savedAt !== 'number' || !isRecord(kept.draft)) return null;
    const age = now.getTime() - kept.savedAt;
    return age < 0 || age > LIFE_MS ? null : kept.draft;
  } catch {
    return null;
  }
}

/** Returns the ids of the services in the kept draft of a location, in the order of choosing. */
export function keptServices(locationId: number, now: Date): number[] {
  const ids = keptDraft(locationId, now)?.servicesIds;
  return Array.isArray(ids) ? ids.filter(Number.isSafeInteger) : [];
}

/**
 * Keeps which services are chosen, beside whatever else the draft of the location holds. Without a subscription among
 * them the choice of one is forgotten.
 */
export function keepServices(
  locationId: number,
  { chosen, subscription }: { chosen: number[]; subscription: number | null },
  now: Date,
): void {
  const none = subscription === null && { subscription, servicesSubscriptionId: null };
  keepDraft(locationId, { ...keptDraft(locationId, now), servicesIds: chosen, ...none }, now);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

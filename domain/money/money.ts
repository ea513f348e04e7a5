/** An integer; 100 bani are 1 RON. */
export type Bani = number;

/** Converts to bani; rounds half up. */
export function toBani(ron: number): Bani {
  return Math.round(Number((ron * 100).toFixed(4)));
}

/** Converts to RON. */
export function toRon(bani: Bani): number {
  return bani / 100;
}

/** Converts to RON; keeps null. */
export function maybeRon(bani: Bani | null): number | null {
  return bani === null ? null : toRon(bani);
}

/**
 * Returns the reduced price in bani, rounded half up. Rounds `percent` to 2 decimals and clamps it
 * to 0–100.
 */
export function percentOff(bani: Bani, percent: number): Bani {
  const hundredths = Math.min(Math.max(Math.round(percent * 100), 0), 10_000);
  return Math.floor((bani * (10_000 - hundredths) + 5_000) / 10_000);
}

/** Converts to bani; keeps null. */
export function maybeBani(ron: number | null): Bani | null {
  return ron === null ? null : toBani(ron);
}

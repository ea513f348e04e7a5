/** An amount of money in bani (1 RON = 100 bani), always an integer. */
export type Bani = number;

/** Converts RON to bani, rounded half up to 2 decimals. */
export function toBani(ron: number): Bani {
  return Math.round(Number((ron * 100).toFixed(4)));
}

/** Converts bani to RON, for the contract and for labels. */
export function toRon(bani: Bani): number {
  return bani / 100;
}

/** Converts bani to RON; keeps null. */
export function maybeRon(bani: Bani | null): number | null {
  return bani === null ? null : toRon(bani);
}

/**
 * Takes `percent` off a price in bani: rounded half up to a whole ban, never below 0, never above the price.
 * Percentages count to 2 decimals.
 */
export function percentOff(bani: Bani, percent: number): Bani {
  const hundredths = Math.min(Math.max(Math.round(percent * 100), 0), 10_000);
  return Math.floor((bani * (10_000 - hundredths) + 5_000) / 10_000);
}

/** Converts RON to bani; keeps null. */
export function maybeBani(ron: number | null): Bani | null {
  return ron === null ? null : toBani(ron);
}

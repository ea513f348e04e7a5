/** An amount of money in bani (1 RON = 100 bani), always a whole number. */
export type Bani = number;

/** Returns the bani of an amount in RON, rounded half up to 2 decimals. */
export function toBani(ron: number): Bani {
  return Math.round(Number((ron * 100).toFixed(4)));
}

/** Returns the RON of an amount in bani, for the contract and for labels. */
export function toRon(bani: Bani): number {
  return bani / 100;
}

/** Returns the RON of an amount in bani; null where there is none. */
export function maybeRon(bani: Bani | null): number | null {
  return bani === null ? null : toRon(bani);
}

/**
 * Returns what is left of a price in bani after `percent` is taken off: rounded half up to a whole
 * ban, never below 0 and never above the price. Percents count to 2 decimals.
 */
export function percentOff(bani: Bani, percent: number): Bani {
  const hundredths = Math.min(Math.max(Math.round(percent * 100), 0), 10_000);
  return Math.floor((bani * (10_000 - hundredths) + 5_000) / 10_000);
}

/** Returns the bani of an amount in RON, null for an amount that is not there. */
export function maybeBani(ron: number | null): Bani | null {
  return ron === null ? null : toBani(ron);
}

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

/** Converts to bani; keeps null. */
export function maybeBani(ron: number | null): Bani | null {
  return ron === null ? null : toBani(ron);
}

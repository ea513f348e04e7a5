export type Random = {
  /** In [0, 1). */
  next: () => number;
  /** Inclusive. */
  int: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(entries: readonly T[]) => T;
  /** Distinct, in list order; fewer if the list is shorter. */
  some: <T>(entries: readonly T[], count: number) => T[];
};

export function randomOf(...key: (string | number)[]): Random {
  let state = hash(key.join('/'));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: <T>(entries: readonly T[]) => entries[int(0, entries.length - 1)] as T,
    some: (entries, count) => {
      let needed = Math.min(count, entries.length);
      return entries.filter((_, index) => {
        const isTaken = next() * (entries.length - index) < needed;
        if (isTaken) needed--;
        return isTaken;
      });
    },
  };
}

export function fractionOf(...key: (string | number)[]): number {
  return hash(key.join('/')) / 4_294_967_296;
}

function hash(text: string): number {
  // FNV-1a with a final mix
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

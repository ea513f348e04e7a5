/** A longer beginning would have too many variants. */
const maxLetters = 8;
const maxErrors = 2;

/**
 * Returns the beginning of a text and its variants without one or two letters. Words up to two
 * typing errors apart share one.
 */
export function deletionsOf(text: string): string[] {
  let last = [Array.from(text).slice(0, maxLetters).join('')];
  const all = new Set(last);
  for (let round = 0; round < maxErrors; round++) {
    last = last.flatMap((one) => {
      const letters = Array.from(one);
      return letters.map((_, index) => letters.toSpliced(index, 1).join(''));
    });
    for (const one of last) if (one !== '') all.add(one);
  }
  return [...all];
}

/** Returns 0 for fewer than four letters, because a short word is close to too many others. */
export function errorsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : maxErrors;
}

/** Counts letters inserted, deleted, changed or swapped. */
export function errorsBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? before[j - 2]! + 1 : Infinity;
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1, swapped));
    }
    before = row;
    row = next;
  }
  return row[other.length]!;
}

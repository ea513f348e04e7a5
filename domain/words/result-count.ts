import { numberLabel } from './number-label.ts';

/** Returns a number of results: '1.234'; 'peste 10.000' when the api stopped counting there. */
export function countLabel(total: number, exact = true): string {
  const count = numberLabel(total);
  return exact ? count : `peste ${count}`;
}

/**
 * Returns the words for the number of results: '1 rezultat', 'N rezultate',
 * 'Niciun rezultat în zona ta'; 'peste N rezultate' when the api stopped counting at N.
 */
export function resultCountLabel(total: number, exact = true): string {
  if (exact && total === 0) return 'Niciun rezultat în zona ta';
  return exact && total === 1 ? '1 rezultat' : `${countLabel(total, exact)} rezultate`;
}

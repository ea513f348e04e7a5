import { numberLabel, plural } from './numbers.ts';

/** Returns '1.234'; 'peste 10.000' if not exact. */
export function countLabel(total: number, exact = true): string {
  const count = numberLabel(total);
  return exact ? count : `peste ${count}`;
}

/** Returns '1 rezultat', 'Niciun rezultat în zona ta'; 'peste 10.000 rezultate' if not exact. */
export function resultCountLabel(total: number, exact = true): string {
  if (total === 0) return 'Niciun rezultat în zona ta';
  return exact && total === 1 ? '1 rezultat' : `${countLabel(total, exact)} rezultate`;
}

/** Returns the error of a list with `most` favourites. */
export function favouritesFull(most: number): string {
  const favourites = plural(most, { one: 'o locație favorită', more: '{n} locații favorite' });
  return `Ai deja ${favourites}. Elimină una ca să o adaugi pe aceasta.`;
}

/** Returns '4 ședințe', '20 de ședințe'. */
export function visitsLabel(count: number): string {
  return plural(count, { one: '{n} ședință', more: '{n} ședințe' });
}

/** Returns 'valabil 60 de zile'. */
export function validityLabel(days: number): string {
  return plural(days, { one: 'valabil {n} zi', more: 'valabil {n} zile' });
}

/** Returns 'Abonament de 4 ședințe, valabil 60 de zile'. */
export function packageLabel(one: { sessions: number; valid_days: number }): string {
  return `Abonament de ${visitsLabel(one.sessions)}, ${validityLabel(one.valid_days)}`;
}

/** Returns '1 locație', '20 de locații'. */
export function locationsLabel(count: number): string {
  return plural(count, { one: '{n} locație', more: '{n} locații' });
}

/**
 * Returns the mean with one decimal. Computes it from the sum, because a `mean` of 4.75 may be a
 * rounded 4.746, which is '4,7'. The sum is exact below 100 ratings.
 */
export function ratingLabel(mean: number, count: number): string {
  // 4.35 is 4.3499… in binary.
  return numberLabel(Math.round(mean * count) / count + 1e-9, 1);
}

/** Returns '1 recenzie', '20 de recenzii'. */
export function reviewsLabel(count: number): string {
  return plural(count, { one: '{n} recenzie', more: '{n} recenzii' });
}

export const starCounts = [5, 4, 3, 2, 1] as const;

/** Returns '1 stea', '5 stele'. */
export function starsLabel(stars: (typeof starCounts)[number]): string {
  return stars === 1 ? '1 stea' : `${stars} stele`;
}

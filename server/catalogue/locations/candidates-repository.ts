import { sql } from 'kysely';
import { plannedMark } from '#server/db/statement-marks.ts';
import type { Db } from '#server/deps.ts';
import { areaAround, squaresAround } from './area.ts';
import { bandSteps, type Around, type Step } from './index-terms.ts';
import { indexed, oneAfterAnother, selected, type LocationFilter } from './matching-repository.ts';

/** Returns true if conditions outside the search index may exclude most of the locations that it finds. */
export function isSelective({ paymentMethods, freeOn, openAt }: LocationFilter): boolean {
  return paymentMethods.length > 0 || Boolean(freeOn ?? openAt);
}

/**
 * Conditions outside the search index are checked for at most this many locations. In a circle with more
 * candidates, those of the lowest scores are missed; without a center, those with the largest ids.
 */
export const maxSelected = 16_000;

export function matchingSteps(
  db: Db,
  filter: LocationFilter,
  steps: readonly Step[],
  most: number = maxSelected,
) {
  return selected(db, candidatesOf(db, filter, most, steps).as('locations'), filter);
}

/** Selects the locations of the steps; if they have to be checked one by one, at most `most` of them. */
export function candidatesOf(
  db: Db,
  filter: LocationFilter,
  most: number,
  steps: readonly Step[] = allSteps(filter),
) {
  const found = oneAfterAnother(db, steps, (conditions) => indexed(db, filter, conditions));
  return isSelective(filter) ? found.limit(most) : found;
}

export function allSteps(filter: LocationFilter): Step[] {
  return bandSteps({ ...filter, around: aroundOf(filter) });
}

/** Returns the squares of a search; null where squares do not help. */
export function aroundOf({ center, radiusKm }: LocationFilter): Around {
  if (!center) return { area: null, small: null, large: null };
  return {
    area: areaAround(center, radiusKm),
    small: squaresAround(center, radiusKm, 'small', 100),
    large: squaresAround(center, radiusKm, 'large', 25),
  };
}

/**
 * Keeps the plans of common searches. Searches with many words or days, or with rare filters, vary too much
 * for each connection to keep their plans.
 */
export function planOf({ words, paymentMethods, freeOn, openAt }: LocationFilter) {
  const isShort = words.length <= 3 && (freeOn?.length ?? 0) <= 1;
  return sql.raw(isShort && paymentMethods.length === 0 && !openAt ? plannedMark : '');
}

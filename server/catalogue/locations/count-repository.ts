import { sql } from 'kysely';
import type { Db } from '#server/deps.ts';
import { defaultMaxTotal } from '#server/http/pagination.ts';
import {
  hasUnindexedConditions,
  planMarkOf,
  selectMatches,
  type LocationFilter,
} from './matching-repository.ts';
import { squareSteps } from './search-steps.ts';
import { squaresToCount } from './squares.ts';

export const maxTotalOf = ({ words }: Pick<LocationFilter, 'words'>) =>
  words.length > 0 ? 1_000 : defaultMaxTotal;

/** Counts up to `maxTotalOf` + 1. */
export async function countMatching(db: Db, filter: LocationFilter): Promise<number> {
  const { center, radiusKm, words, categories } = filter;
  const isKept = words.length === 0 && categories.length <= 1 && !hasUnindexedConditions(filter);
  const squares = isKept && center ? squaresToCount(center, radiusKm) : null;
  if (!squares) return countRows(db, filter);
  const [category] = categories;
  const max = defaultMaxTotal + 1;
  const steps = squareSteps(squares.rim, category);
  const onRim = selectMatches(db, filter, { steps }).limit(max);
  const { rows } = await sql<{ total: number }>`
    SELECT least(${max}::bigint, inside + CASE WHEN inside < ${max}::bigint
      THEN (SELECT count(*) FROM (${onRim}) AS rim) ELSE 0 END) AS total
    FROM (SELECT coalesce(sum(locations), 0) AS inside FROM square_counts
      WHERE square = ANY (${squares.inside}::text[]) AND category_id = ${category ?? 0}::bigint) AS counted
    ${planMarkOf(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

async function countRows(db: Db, filter: LocationFilter): Promise<number> {
  const matches = selectMatches(db, filter).limit(maxTotalOf(filter) + 1);
  const { rows } = await sql<{
    total: number;
  }>`SELECT count(*) AS total FROM (${matches}) AS found ${planMarkOf(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

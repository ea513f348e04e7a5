import { sql, type Expression, type RawBuilder } from 'kysely';
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

/** The maximum is lower with words or unindexed conditions, which are checked row by row. */
export const maxTotalOf = (filter: LocationFilter) =>
  filter.words.length > 0 || hasUnindexedConditions(filter) ? 1_000 : defaultMaxTotal;

export async function countMatching(db: Db, filter: LocationFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT ${totalOf(db, filter)} AS total ${planMarkOf(filter)}`.execute(db);
  return rows[0]!.total;
}

export function totalOf(db: Db, filter: LocationFilter): RawBuilder<number> {
  const { center, radiusKm, words, categories } = filter;
  const isKept = words.length === 0 && categories.length <= 1 && !hasUnindexedConditions(filter);
  const squares = isKept && center ? squaresToCount(center, radiusKm) : null;
  if (!squares) return countOf(selectMatches(db, filter).limit(maxTotalOf(filter) + 1));
  const [category] = categories;
  const max = defaultMaxTotal + 1;
  const steps = squareSteps(squares.rim, category);
  const onRim = countOf(selectMatches(db, filter, { steps }).limit(max));
  return sql<number>`(SELECT least(${max}::bigint,
      inside + CASE WHEN inside < ${max}::bigint THEN ${onRim} ELSE 0 END)
    FROM (SELECT coalesce(sum(locations), 0) AS inside FROM square_counts
      WHERE square = ANY (${squares.inside}::text[]) AND category_id = ${category ?? 0}::bigint) AS counted)`;
}

function countOf(matches: Expression<unknown>): RawBuilder<number> {
  return sql<number>`(SELECT count(*) FROM (${matches}) AS found)`;
}

import { sql } from 'kysely';
import type { Db } from '#server/deps.ts';
import { countedAtMost } from '#server/http/pagination.ts';
import { countedSquares } from './area.ts';
import { allSteps, matchingSteps, planOf } from './candidates-repository.ts';
import { squareSteps } from './index-terms.ts';
import type { LocationFilter } from './matching-repository.ts';

/** Searches with words count fewer results, because their locations have to be read one by one. */
export const mostOf = ({ words }: Pick<LocationFilter, 'words'>) =>
  words.length > 0 ? 1_000 : countedAtMost;

/** Counts the matches up to `countedUpTo` + 1. Without words, whole squares have precomputed counts. */
export async function countMatching(db: Db, filter: LocationFilter): Promise<number> {
  const { center, radiusKm, words, categories, paymentMethods, freeOn, openAt } = filter;
  const isOfAnyTime = !freeOn && !openAt;
  const isPlain =
    words.length === 0 && categories.length <= 1 && paymentMethods.length === 0 && isOfAnyTime;
  const squares = isPlain && center ? countedSquares(center, radiusKm) : null;
  if (!squares) return countRows(db, filter);
  const [category] = categories;
  const most = countedAtMost + 1;
  const onRim = matchingSteps(db, filter, squareSteps(squares.rim, category)).limit(most);
  // Count the rim only if the squares inside are below the limit.
  const { rows } = await sql<{ total: number }>`
    SELECT least(${most}::bigint, inside + CASE WHEN inside < ${most}::bigint
      THEN (SELECT count(*) FROM (${onRim}) AS rim) ELSE 0 END) AS total
    FROM (SELECT coalesce(sum(locations), 0) AS inside FROM square_counts
      WHERE square = ANY (${squares.inside}::text[]) AND category_id = ${category ?? 0}::bigint) AS counted
    ${planOf(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

async function countRows(db: Db, filter: LocationFilter): Promise<number> {
  const found = matchingSteps(db, filter, allSteps(filter)).limit(mostOf(filter) + 1);
  const { rows } = await sql<{
    total: number;
  }>`SELECT count(*) AS total FROM (${found}) AS found ${planOf(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

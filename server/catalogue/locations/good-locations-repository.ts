import { sql } from 'kysely';
import type { Db } from '#server/deps.ts';
import { everyone, nearestFirst, type LocationFilter } from './matching-repository.ts';

/** Returns ids of well-rated locations outside `except`: the nearest to the center, or the best rated without one. */
export async function findGoodLocations(
  db: Db,
  filter: Pick<LocationFilter, 'center' | 'categories'>,
  except: readonly number[],
  limit: number,
): Promise<number[]> {
  const rows = await everyone(db, { ...filter, paymentMethods: [], radiusKm: Infinity })
    .where('score', '>=', goodScore)
    .$if(except.length > 0, (query) => query.where('locations.id', 'not in', [...except]))
    .orderBy(filter.center ? nearestFirst : sql.raw('score desc, id'))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The score of a location without reviews; only locations with poor reviews score lower. */
const goodScore = 4.2;

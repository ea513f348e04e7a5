import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { plannedOnce } from '#server/db/planned-once.ts';
import type { Db } from '#server/deps.ts';
import { locationImage } from '../images/repository.ts';

/** Keeps the order of `ids` and omits unknown ones. */
export async function findCards(db: Db, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const [row] = await cards(db, { ids });
  return row!.cards;
}

const cards = plannedOnce((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom(db.selectNoFrom(sql`${ids}::bigint[]`.as('ids')).as('hits'))
    .select(cardsOfHits(db).as('cards')),
);

let text: string | undefined;

/**
 * Returns one JSON value, because many columns are slow to read. Compiles the SQL once, because
 * that takes as long as the rest of the search.
 */
export function cardsOfHits(db: Db): RawBuilder<CardRow[]> {
  text ??= selectCards(db).compile(db).sql;
  return sql.raw(text);
}

function selectCards(db: Db) {
  const page = sql<{ id: number; place: number }>`unnest(hits.ids) WITH ORDINALITY`;
  return jsonArrayFrom(
    db
      .selectFrom(page.as<'page'>(sql`page(id, place)`))
      .innerJoin('locations', 'locations.id', 'page.id')
      .innerJoin('localities', 'localities.id', 'locations.locality_id')
      .innerJoin('categories', 'categories.id', 'locations.category_id')
      .select(({ ref }) => [
        'locations.id',
        'locations.slug',
        'locations.name',
        'locations.address',
        'locations.latitude',
        'locations.longitude',
        'locations.average_rating',
        'locations.rating_count',
        'locations.price_from_bani',
        'localities.name as city',
        jsonBuildObject({
          id: ref('categories.id'),
          slug: ref('categories.slug'),
          name: ref('categories.name'),
        }).as('category'),
        locationImage('logo').as('logo'),
        locationImage('cover').as('cover'),
      ])
      .orderBy('page.place'),
  );
}

export type CardRow = NonNullable<ReturnType<typeof selectCards>['expressionType']>[number];

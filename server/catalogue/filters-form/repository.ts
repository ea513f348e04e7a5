import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '#server/deps.ts';
import { localities } from '../places/repository.ts';

export function loadCounties(db: Db) {
  return db.selectFrom('counties').select(['id', 'name', 'slug']).orderBy('id').execute();
}

export function loadCategories(db: Db) {
  return db
    .selectFrom('categories')
    .select(({ ref }) => [
      'id',
      'slug',
      'name',
      'is_health',
      jsonBuildObject({ slug: ref('group_slug'), name: ref('group_name') }).as('group'),
    ])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function loadPaymentMethods(db: Db) {
  return db
    .selectFrom('payment_methods')
    .select(['id', 'name'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function findFeaturedCities(db: Db, limit: number) {
  const locations = sql`FROM locations WHERE locality_id = localities.id`;
  return localities(db)
    .select(sql<number>`(SELECT count(*) ${locations})`.as('locations_count'))
    .where(sql<boolean>`EXISTS (SELECT ${locations})`)
    .orderBy('localities.population', 'desc')
    .orderBy('localities.id')
    .limit(limit)
    .execute();
}

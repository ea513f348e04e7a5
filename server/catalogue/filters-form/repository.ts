import type { Db } from '#server/deps.ts';

export function loadCounties(db: Db) {
  return db.selectFrom('counties').select(['id', 'name', 'slug']).orderBy('id').execute();
}

export function loadCategories(db: Db) {
  return db
    .selectFrom('categories')
    .select(['id', 'slug', 'name', 'group_slug', 'group_name', 'is_health'])
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

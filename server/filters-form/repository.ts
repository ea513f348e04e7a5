import type { Db } from '../deps.ts';

/** The counties in the order of the Romanian alphabet, which is that of their ids. */
export function loadCounties(db: Db) {
  return db.selectFrom('counties').select(['id', 'name', 'slug']).orderBy('id').execute();
}

/** The trades in their order. */
export function loadCategories(db: Db) {
  return db
    .selectFrom('categories')
    .select(['id', 'slug', 'name', 'group_slug', 'group_name', 'is_health'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The payment methods in their order. */
export function loadPaymentMethods(db: Db) {
  return db
    .selectFrom('payment_methods')
    .select(['id', 'name'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

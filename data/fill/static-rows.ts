import { fold } from '#domain/fold.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { counties } from '../counties.ts';
import { localities } from '../localities.ts';
import { categoryRows } from '../trades/trades.ts';
import { paymentMethodRows } from '../words/payment-methods.ts';
import { insertRows } from './insert-rows.ts';

/** Inserts what every catalogue has: counties, localities, trades and ways to pay. */
export async function insertStaticRows(db: Kysely<Database>): Promise<void> {
  await insertRows(db, 'counties', counties);
  const rows = localities.map(({ id, county, name, slug, population, latitude, longitude }) => {
    const position = { population, latitude, longitude };
    return { id, county_id: county.id, name, slug, folded: fold(name), ...position };
  });
  await insertRows(db, 'localities', rows);
  await insertRows(db, 'categories', categoryRows);
  await insertRows(db, 'payment_methods', paymentMethodRows);
}

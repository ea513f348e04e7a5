import { sql } from 'kysely';
import { fold, words } from '#domain/words/fold.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import type { Db } from '#server/deps.ts';
import { counties } from '../counties.ts';
import { districts, landmarks } from '../districts.ts';
import { localities } from '../localities.ts';
import { categoryRows } from '../trades/trades.ts';
import { demoContest } from '../words/contest.ts';
import { paymentMethodRows } from '../catalogue/generate.ts';
import { insertRows, saveRows } from './insert-rows.ts';

export async function insertDistricts(db: Db): Promise<void> {
  const rows = [...districts, ...landmarks].map(
    ({ city, name, otherNames, latitude, longitude, isAmbiguous, isLandmark }, index) => ({
      ...{ id: index + 1, locality_id: city.id, name, latitude, longitude },
      ...{
        names: [name, ...otherNames].map((one) => words(one).join(' ')),
        is_ambiguous: isAmbiguous,
        is_landmark: isLandmark,
      },
    }),
  );
  await saveRows(db, 'districts', rows);
  await db.deleteFrom('districts').where('id', '>', rows.length).execute();
}

export async function insertContest(db: Db, today: LocalDate): Promise<void> {
  await insertRows(db, 'contests', [demoContest(today)], {
    onConflict: sql`ON CONFLICT (token) DO UPDATE
      SET body = excluded.body, valid_until = excluded.valid_until`,
  });
}

export async function insertStaticRows(db: Db): Promise<void> {
  await insertRows(db, 'counties', counties);
  const rows = localities.map(({ id, county, name, slug, population, latitude, longitude }) => {
    const position = { population, latitude, longitude };
    return { id, county_id: county.id, name, slug, folded: fold(name), ...position };
  });
  await insertRows(db, 'localities', rows);
  await insertDistricts(db);
  await insertRows(db, 'categories', categoryRows);
  await insertRows(db, 'payment_methods', paymentMethodRows);
}

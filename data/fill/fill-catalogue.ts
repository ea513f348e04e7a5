import { sql } from 'kysely';
import { today } from '#domain/time/local-time.ts';
import { searchDocument } from '#domain/search/search-document.ts';
import type { Db } from '#server/deps.ts';
import { learnWords } from '#server/catalogue/search-text/repository.ts';
import { hashPassword } from '#server/identity/session/password.ts';
import { crowdUsers } from '../catalogue/crowd.ts';
import { demoClientRows, demoLocations } from '../catalogue/demo-client-rows.ts';
import type { CatalogueOptions } from '../catalogue/generate.ts';
import { locationTables } from '../catalogue/location-rows.ts';
import { searchTexts } from '../catalogue/search-texts.ts';
import { generalVouchers } from '../catalogue/vouchers.ts';
import { avatarRows, demoClients, demoPassword } from '../demo-clients.ts';
import { batches, type Progress } from './batches.ts';
import { bulkLoad } from './bulk-load.ts';
import { insertPictures } from './insert-pictures.ts';
import { insertRows } from './insert-rows.ts';
import { insertContest, insertStaticRows } from './static-rows.ts';

export async function fillCatalogue(
  db: Db,
  options: CatalogueOptions,
  onProgress: Progress = () => {},
): Promise<void> {
  const { seed, clock, count } = options;
  const clients = count > 0 ? await clientUsers(clock) : [];
  await db.transaction().execute((trx) =>
    bulkLoad(trx, async () => {
      await insertStaticRows(trx);
      if (count > 0) await insertDemo(trx, options, clients, onProgress);
      const row = { id: 1, seed, location_count: count, clock, filled_at: new Date() };
      await insertRows(trx, 'catalogue', [row]);
    }),
  );
}

async function insertDemo(
  trx: Db,
  options: CatalogueOptions,
  clients: Awaited<ReturnType<typeof clientUsers>>,
  onProgress: Progress,
): Promise<void> {
  const { clock, count } = options;
  await insertPictures(trx);
  await insertRows(trx, 'images', avatarRows);
  await insertRows(trx, 'users', clients);
  await insertRows(trx, 'users', crowdUsers(clock));
  await insertRows(trx, 'vouchers', generalVouchers(today(clock)));
  await insertContest(trx, today(clock));
  const places = demoLocations();
  const vocabulary = new Set<string>();
  for (const batch of batches(options)) {
    for (const table of locationTables) await insertRows(trx, table, batch.rows[table]);
    batch.locations.forEach(places.offer);
    for (const rows of batch.locations)
      for (const word of searchDocument(searchTexts(rows)).words) vocabulary.add(word);
    onProgress(batch.last, count);
  }
  await noteFirstPrices(trx);
  await learnWords(trx, vocabulary);
  const rows = demoClientRows(places.list(), clock);
  await insertRows(trx, 'bookings', rows.bookings);
  await insertRows(trx, 'booking_services', rows.booking_services);
  await insertRows(trx, 'equipment_allocations', rows.equipment_allocations);
  await insertRows(trx, 'vouchers', rows.vouchers);
  await insertRows(trx, 'client_subscriptions', rows.client_subscriptions);
  await insertRows(trx, 'subscription_uses', rows.subscription_uses);
}

async function noteFirstPrices(trx: Db): Promise<void> {
  await sql`INSERT INTO service_prices (service_id, since, price_bani)
    SELECT services.id, locations.created_at - interval '60 days',
      CASE WHEN hidden_price THEN NULL ELSE price_bani END
    FROM services JOIN locations ON locations.id = location_id`.execute(trx);
}

async function clientUsers(clock: Date) {
  const rows = demoClients.map(async (client) => ({
    ...client,
    email_folded: client.email,
    password_hash: await hashPassword(demoPassword),
    created_at: clock,
  }));
  return Promise.all(rows);
}

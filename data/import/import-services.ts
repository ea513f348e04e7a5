import { addDays, today } from '#domain/time/local-time.ts';
import { maybeBani } from '#domain/money/money.ts';
import type { Tx } from '#server/deps.ts';
import { notePrices } from '#server/catalogue/services/repository.ts';
import { insertRows, saveRows } from '../fill/insert-rows.ts';
import type { ImportLocation, ImportService } from './import-file.ts';
import { idsOf } from './import-keys.ts';

type Ids = Record<'person' | 'equipment', (key: string) => number>;

/** Deactivates former services, because bookings refer to them. */
export async function importServices(
  tx: Tx,
  location_id: number,
  { key: locationKey, service_categories }: ImportLocation,
  { person, equipment }: Ids,
  now: Date,
): Promise<void> {
  const categoryId = await idsOf(tx, 'service_categories', locationKey, service_categories);
  await saveRows(
    tx,
    'service_categories',
    service_categories.map(({ key, name }, position) => ({
      ...{ id: categoryId(key), location_id, name, position },
    })),
  );
  const services = service_categories.flatMap(({ key, services: list }) =>
    list.map((service) => ({ service, service_category_id: categoryId(key) })),
  );
  const listed = services.map(({ service }) => service);
  const idOf = await idsOf(tx, 'services', locationKey, listed);
  const former = await tx
    .updateTable('services')
    .set({ active: false })
    .where('location_id', '=', location_id)
    .returning('id')
    .execute();
  await saveRows(
    tx,
    'services',
    services.map(({ service, service_category_id }, position) => ({
      ...{ id: idOf(service.key), location_id, service_category_id, position, active: true },
      ...columnsOf(service),
      equipment_group_id: service.equipment === null ? null : equipment(service.equipment),
    })),
  );
  const ids = listed.map(({ key }) => idOf(key));
  const all = [...new Set([...ids, ...former.map(({ id }) => id)])];
  if (all.length > 0) {
    await tx.deleteFrom('service_professionals').where('service_id', 'in', all).execute();
    await endOffers(tx, all, now);
  }
  await insertRows(
    tx,
    'service_professionals',
    listed.flatMap(({ key, professionals }) =>
      [...new Set(professionals)].map((one) => ({
        ...{ service_id: idOf(key), professional_id: person(one) },
      })),
    ),
  );
  for (const service of listed) await addOffers(tx, idOf(service.key), service, now);
  await importSubscriptions(tx, locationKey, listed, idOf);
  await notePrices(tx, ids, now);
  await writeLowestPrice(tx, location_id, listed);
}

function columnsOf(service: ImportService) {
  return {
    name: service.name,
    description: service.description,
    duration_min: service.duration,
    price_bani: maybeBani(service.price),
    max_price_bani: maybeBani(service.max_price),
    range_price: service.price_from || service.max_price !== null,
    hidden_price: service.price_hidden,
    is_subscription: service.subscriptions.length > 0,
    advanced_details: service.details,
  };
}

/** Deletes offers that start today or later; ends running ones yesterday, for the price history. */
async function endOffers(tx: Tx, serviceIds: readonly number[], now: Date): Promise<void> {
  const day = today(now);
  const ofServices = [...serviceIds];
  await tx
    .deleteFrom('offers')
    .where('service_id', 'in', ofServices)
    .where('start_date', '>=', day)
    .execute();
  await tx
    .updateTable('offers')
    .set({ end_date: addDays(day, -1) })
    .where('service_id', 'in', ofServices)
    .where('end_date', '>=', day)
    .execute();
}

/** Adds offers; for the price history, extends an equal one that `endOffers` has just ended. */
async function addOffers(
  tx: Tx,
  service_id: number,
  { offers }: ImportService,
  now: Date,
): Promise<void> {
  const day = today(now);
  const { top } = await tx
    .selectFrom('offers')
    .select((eb) => eb.fn.max('id').as('top'))
    .executeTakeFirstOrThrow();
  let next = Number(top ?? 0);
  for (const { start_date, end_date, discount, discount_type } of offers) {
    if (end_date < day) continue;
    const going = await tx
      .updateTable('offers')
      .set({ end_date })
      .where('service_id', '=', service_id)
      .where('start_date', '=', start_date)
      .where('end_date', '=', addDays(day, -1))
      .where('discount', '=', discount)
      .where('discount_type', '=', discount_type)
      .returning('id')
      .execute();
    if (going.length > 0) continue;
    next += 1;
    await tx
      .insertInto('offers')
      .values({ id: next, service_id, start_date, end_date, discount, discount_type })
      .execute();
  }
}

async function importSubscriptions(
  tx: Tx,
  locationKey: string,
  services: readonly ImportService[],
  idOfService: (key: string) => number,
): Promise<void> {
  const entries = services.flatMap(({ key, subscriptions }) =>
    subscriptions.map((one) => ({ ...one, service_id: idOfService(key) })),
  );
  const idOf = await idsOf(tx, 'subscriptions', locationKey, entries);
  const serviceIds = [0, ...services.map(({ key }) => idOfService(key))];
  await tx
    .updateTable('subscriptions')
    .set({ active: false })
    .where('service_id', 'in', serviceIds)
    .execute();
  await saveRows(
    tx,
    'subscriptions',
    entries.map(({ key, ...columns }) => ({ id: idOf(key), ...columns, active: true })),
  );
  await tx
    .deleteFrom('subscriptions')
    .where('service_id', 'in', serviceIds)
    .where('active', '=', false)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('client_subscriptions')
            .select('client_subscriptions.id')
            .whereRef('subscription_id', '=', 'subscriptions.id'),
        ),
      ),
    )
    .execute();
}

async function writeLowestPrice(
  tx: Tx,
  location_id: number,
  services: readonly ImportService[],
): Promise<void> {
  const prices = services.flatMap(({ price, price_hidden }) =>
    price_hidden ? [] : (maybeBani(price) ?? []),
  );
  const price_from_bani = prices.length > 0 ? Math.min(...prices) : null;
  await tx
    .updateTable('locations')
    .set({ price_from_bani })
    .where('id', '=', location_id)
    .execute();
}

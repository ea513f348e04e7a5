import type { Insertable } from 'kysely';
import { maybeBani } from '#domain/money/money.ts';
import { slugify } from '#domain/words/fold.ts';
import type { Database } from '../db/schema.ts';
import type { Db } from '../deps.ts';
import { indexLocations } from '../catalogue/locations/index-repository.ts';
import { barbers, iasi, makeBasics, nextId } from './make-basics.ts';
import { makeProfessional, workWeek, type ProfessionalInput } from './make-professional.ts';
import { makeService, type MadeService, type ServiceInput } from './make-service.ts';

export type LocationInput = {
  name?: string;
  locality?: { id: number; name: string; latitude: number; longitude: number };
  category?: { id: number; name: string };
  /** 1 to 5. Creates no reviews. */
  ratings?: number[];
  /** RON. */
  price_from?: number | null;
  payment_methods?: number[];
  professionals?: number | ProfessionalInput[];
  /** Groups, by default with one unit each. */
  equipment?: { name?: string; units?: number }[];
  services?: ServiceInput[];
  /** Each is an optional text by default. */
  custom_fields?: {
    label: string;
    required?: boolean;
    type?: 'text' | 'select' | 'checkbox';
    options?: string[];
  }[];
} & Partial<Insertable<Database['locations']>>;

export type MadeLocation = {
  id: number;
  slug: string;
  name: string;
  professionals: { id: number }[];
  equipment: { id: number; units: number[] }[];
  services: MadeService[];
  custom_fields: { id: number }[];
};

/** Makes, by default, a barber in Iași with one service and one professional. */
export async function makeLocation(db: Db, input: LocationInput = {}): Promise<MadeLocation> {
  await makeBasics(db);
  const id = nextId();
  const {
    name = `Frizeria ${id}`,
    locality = iasi,
    category = barbers,
    ratings = [],
    price_from = 50,
    payment_methods = [1],
    professionals: people = 1,
    equipment: groups = [],
    services = [{}],
    custom_fields: fields = [],
    ...columns
  } = input;
  const slug = slugify(name);
  await db
    .insertInto('locations')
    .values({
      slug,
      name,
      description: `${name}, în ${locality.name}.`,
      locality_id: locality.id,
      address: `Strada Păcurari ${id}`,
      latitude: locality.latitude,
      longitude: locality.longitude,
      category_id: category.id,
      approval: 'automatic',
      booking_notice_min: 60,
      cancel_notice_min: 120,
      horizon_days: 60,
      slot_grid_min: 15,
      price_from_bani: maybeBani(price_from),
      rating_sum: ratings.reduce((sum, rating) => sum + rating, 0),
      rating_count: ratings.length,
      ...columns,
      id,
    })
    .execute();
  const location_id = id;
  await db
    .insertInto('location_categories')
    .values({ location_id, category_id: category.id })
    .execute();
  await db
    .insertInto('location_hours')
    .values(workWeek.map((hours) => ({ location_id, ...hours })))
    .execute();
  for (const payment_method_id of payment_methods)
    await db
      .insertInto('location_payment_methods')
      .values({ location_id, payment_method_id })
      .execute();
  const professionals: { id: number }[] = [];
  const each = typeof people === 'number' ? Array.from({ length: people }, () => ({})) : people;
  for (const [position, one] of each.entries())
    professionals.push(await makeProfessional(db, id, { position, ...one }));
  const equipment = [];
  for (const group of groups) equipment.push(await makeEquipment(db, id, group));
  const categoryId = nextId();
  await db
    .insertInto('service_categories')
    .values({ id: categoryId, location_id, name: 'Servicii', position: 0 })
    .execute();
  const made: MadeService[] = [];
  for (const [position, one] of services.entries()) {
    const around = { locationId: id, categoryId, professionals, equipment, position };
    made.push(await makeService(db, around, one));
  }
  const custom_fields = fields.map(({ options = [], ...field }, position) => ({
    ...{ id: nextId(), location_id, type: 'text' as const, position },
    ...{ options: JSON.stringify(options), ...field },
  }));
  if (custom_fields.length > 0)
    await db.insertInto('custom_fields').values(custom_fields).execute();
  await indexLocations(db, [id]);
  return { id, slug, name, professionals, equipment, services: made, custom_fields };
}

async function makeEquipment(
  db: Db,
  location_id: number,
  { name = 'Laser', units = 1 }: { name?: string; units?: number },
): Promise<{ id: number; units: number[] }> {
  const group_id = nextId();
  await db.insertInto('equipment_groups').values({ id: group_id, location_id, name }).execute();
  const rows = Array.from({ length: units }, () => ({ id: nextId(), location_id, group_id }));
  if (rows.length > 0) await db.insertInto('equipment_units').values(rows).execute();
  return { id: group_id, units: rows.map(({ id }) => id) };
}

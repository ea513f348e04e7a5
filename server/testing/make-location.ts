import { fold } from '#domain/fold.ts';
import { toBani } from '#domain/money.ts';
import { slugify } from '#domain/slug.ts';
import type { Db } from '../deps.ts';
import { barbers, iasi, makeBasics } from './make-basics.ts';
import { makeEquipment, type EquipmentInput } from './make-equipment.ts';
import { makeProfessional, workWeek, type ProfessionalInput } from './make-professional.ts';
import { makeService, type MadeService, type ServiceInput } from './make-service.ts';
import { nextId } from './next-id.ts';

export type LocationInput = {
  name?: string;
  /** One of make-basics.ts. */
  locality?: { id: number; name: string; latitude: number; longitude: number };
  category?: { id: number; name: string };
  latitude?: number;
  longitude?: number;
  approval?: 'automatic' | 'manual';
  booking_notice_min?: number;
  cancel_notice_min?: number;
  horizon_days?: number;
  slot_grid_min?: number;
  /** Ratings of 1 to 5: their sum and count, without any review. */
  ratings?: number[];
  price_from?: number | null;
  payment_methods?: number[];
  /** How many, or each one. One by default. */
  professionals?: number | ProfessionalInput[];
  equipment?: EquipmentInput[];
  /** One haircut by default. */
  services?: ServiceInput[];
  custom_fields?: {
    label: string;
    required?: boolean;
    type?: 'text' | 'select' | 'checkbox';
    options?: string[];
  }[];
};

export type MadeLocation = {
  id: number;
  slug: string;
  name: string;
  professionals: { id: number }[];
  equipment: { id: number; units: number[] }[];
  services: MadeService[];
  custom_fields: { id: number }[];
};

/**
 * A complete little location: a barber in Iași with one professional, Monday to Friday 09:00 to 17:00, and one
 * service; bookings are approved at once, on a grid of 15 minutes, an hour ahead at least.
 */
export async function makeLocation(db: Db, input: LocationInput = {}): Promise<MadeLocation> {
  await makeBasics(db);
  const id = nextId();
  const { name = `Frizeria ${id}`, locality = iasi, category = barbers } = input;
  const slug = slugify(name);
  const { services = [{}], custom_fields = [], payment_methods = [1] } = input;
  const ratings = input.ratings ?? [];
  await db
    .insertInto('locations')
    .values({
      id,
      slug,
      name,
      description: `${name}, în ${locality.name}.`,
      locality_id: locality.id,
      address: `Strada Păcurari ${id}`,
      latitude: input.latitude ?? locality.latitude,
      longitude: input.longitude ?? locality.longitude,
      category_id: category.id,
      approval: input.approval ?? 'automatic',
      booking_notice_min: input.booking_notice_min ?? 60,
      cancel_notice_min: input.cancel_notice_min ?? 120,
      horizon_days: input.horizon_days ?? 60,
      slot_grid_min: input.slot_grid_min ?? 15,
      search_text: fold(
        [name, locality.name, category.name, ...services.map((one) => one.name ?? 'Tuns')].join(
          ' ',
        ),
      ),
      price_from_bani: input.price_from === null ? null : toBani(input.price_from ?? 50),
      rating_sum: ratings.reduce((sum, rating) => sum + rating, 0),
      rating_count: ratings.length,
    })
    .execute();
  await db
    .insertInto('location_categories')
    .values({ location_id: id, category_id: category.id })
    .execute();
  await db
    .insertInto('location_hours')
    .values(workWeek.map((hours) => ({ location_id: id, ...hours })))
    .execute();
  for (const payment_method_id of payment_methods)
    await db
      .insertInto('location_payment_methods')
      .values({ location_id: id, payment_method_id })
      .execute();
  const people = peopleOf(input.professionals ?? 1);
  const professionals: { id: number }[] = [];
  for (const [position, one] of people.entries())
    professionals.push(await makeProfessional(db, id, { position, ...one }));
  const equipment = await makeEquipment(db, id, input.equipment ?? []);
  return {
    id,
    slug,
    name,
    professionals,
    equipment,
    services: await makeServices(db, id, { professionals, equipment }, services),
    custom_fields: await makeCustomFields(db, id, custom_fields),
  };
}

function peopleOf(people: number | ProfessionalInput[]): ProfessionalInput[] {
  return typeof people === 'number' ? Array.from({ length: people }, () => ({})) : people;
}

async function makeServices(
  db: Db,
  locationId: number,
  around: { professionals: { id: number }[]; equipment: { id: number }[] },
  inputs: ServiceInput[],
): Promise<MadeService[]> {
  const categoryId = nextId();
  await db
    .insertInto('service_categories')
    .values({ id: categoryId, location_id: locationId, name: 'Servicii', position: 0 })
    .execute();
  const made: MadeService[] = [];
  for (const [position, input] of inputs.entries())
    made.push(await makeService(db, { locationId, categoryId, ...around, position }, input));
  return made;
}

async function makeCustomFields(
  db: Db,
  locationId: number,
  inputs: NonNullable<LocationInput['custom_fields']>,
): Promise<{ id: number }[]> {
  const rows = inputs.map(({ options = [], type = 'text', ...field }, position) => ({
    id: nextId(),
    location_id: locationId,
    type,
    options: JSON.stringify(options),
    position,
    ...field,
  }));
  if (rows.length > 0) await db.insertInto('custom_fields').values(rows).execute();
  return rows.map(({ id }) => ({ id }));
}

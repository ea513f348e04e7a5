import { fold, slugify } from '#domain/words/fold.ts';
import type { Db } from '../deps.ts';

export const iasi = { id: 1, name: 'Iași', latitude: 47.1622, longitude: 27.5889 };
export const cluj = { id: 2, name: 'Cluj-Napoca', latitude: 46.7667, longitude: 23.6 };
export const barbers = { id: 1, slug: 'frizerii', name: 'Frizerii' };
export const doctors = { id: 2, slug: 'medici', name: 'Medici' };

/** A location without services. Add `id` and `name`. */
export const plainLocation = {
  slug: 'locatie',
  description: '',
  address: 'Strada 1',
  locality_id: iasi.id,
  category_id: barbers.id,
  latitude: iasi.latitude,
  longitude: iasi.longitude,
};

const counties = [
  { id: 1, name: 'Iași', slug: 'iasi' },
  { id: 2, name: 'Cluj', slug: 'cluj' },
];

const beauty = { group_slug: 'infrumusetare', group_name: 'Înfrumusețare și îngrijire' };
const health = { group_slug: 'sanatate', group_name: 'Sănătate și bunăstare', is_health: true };

/** Idempotent. */
export async function makeBasics(db: Db): Promise<void> {
  const localities = [iasi, cluj].map((place, index) => ({
    ...place,
    county_id: index + 1,
    slug: slugify(place.name),
    folded: fold(place.name),
    population: 300_000 - index,
  }));
  const categories = [
    { ...barbers, ...beauty, position: 1 },
    { ...doctors, ...health, position: 2 },
  ];
  const methods = [
    { id: 1, name: 'Numerar', position: 1 },
    { id: 2, name: 'Card', position: 2 },
  ];
  const isThere = await db.selectFrom('counties').select('id').executeTakeFirst();
  if (isThere) return;
  await db.insertInto('counties').values(counties).execute();
  await db.insertInto('localities').values(localities).execute();
  await db.insertInto('categories').values(categories).execute();
  await db.insertInto('payment_methods').values(methods).execute();
}

let lastId = 0;

export function nextId(): number {
  lastId += 1;
  return lastId;
}

/** Separates ids of processes that share a database. */
export function startIdsAfter(first: number): void {
  lastId = first;
}

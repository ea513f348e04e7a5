import { randomBytes } from 'node:crypto';
import {
  makeLocation,
  type LocationInput,
  type MadeLocation,
} from '#server/testing/make-location.ts';
import type { OwnRows } from './own-rows.ts';

export type OwnLocation = {
  /** The address of its page. */
  path: string;
} & MadeLocation;

const plain: LocationInput = {
  professionals: [
    { first_name: 'Andrei', last_name: 'Munteanu' },
    { first_name: 'Mara', last_name: 'Ionescu' },
  ],
  services: [
    { name: 'Tuns clasic', price: 60, duration: 30 },
    { name: 'Tuns și spălat', price: 85, duration: 45 },
  ],
};

/** A location in Iași that no other test knows, under a name of its own: two professionals, two services. */
export async function makeOwnLocation(
  { db, locations }: OwnRows,
  changes: LocationInput = {},
): Promise<OwnLocation> {
  const locality = await db
    .selectFrom('localities')
    .select(['id', 'name', 'latitude', 'longitude'])
    .where('slug', '=', 'iasi')
    .executeTakeFirstOrThrow();
  const category = await db
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('is_health', '=', false)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const name = `Salon ${randomBytes(4).toString('hex')}`;
  const place = await makeLocation(db, { name, ...plain, locality, category, ...changes });
  locations.push(place.id);
  return { ...place, path: `/locations/${place.id}/${place.slug}` };
}

import { sql } from 'kysely';
import type { NamedPlace } from '#domain/search/read-place.ts';
import { plannedOnce } from '#server/db/planned-once.ts';
import type { Db } from '#server/deps.ts';
import { spokenName } from '../places/repository.ts';

export async function findNamedPlaces(db: Db, names: readonly string[]): Promise<NamedPlace[]> {
  return names.length > 0 ? named(db, { names }) : [];
}

const countyName = sql<string>`replace(counties.slug, '-', ' ')`.as('county');

export const findLargePlaces = plannedOnce((db, { population }: { population: number }) =>
  namedLocalities(db).where('localities.population', '>=', population),
);

function namedLocalities(db: Db) {
  return db
    .selectFrom('localities')
    .innerJoin('counties', 'counties.id', 'localities.county_id')
    .select([
      sql<string[]>`ARRAY[${spokenName}]`.as('names'),
      'localities.name as label',
      'localities.latitude',
      'localities.longitude',
      'localities.population',
      countyName,
      sql<string | null>`NULL`.as('city'),
      sql<boolean>`false`.as('isAmbiguous'),
      sql<boolean>`false`.as('isLandmark'),
    ]);
}

const named = plannedOnce((db, { names }: { names: readonly string[] }) =>
  namedLocalities(db)
    .where(sql<boolean>`${spokenName} = ANY (${names}::text[])`)
    .unionAll(
      db
        .selectFrom('districts')
        .innerJoin('localities', 'localities.id', 'districts.locality_id')
        .innerJoin('counties', 'counties.id', 'localities.county_id')
        .select([
          'districts.names',
          sql<string>`districts.name || ', ' || localities.name`.as('label'),
          'districts.latitude',
          'districts.longitude',
          'localities.population',
          countyName,
          spokenName.as('city'),
          'districts.is_ambiguous as isAmbiguous',
          'districts.is_landmark as isLandmark',
        ])
        .where(sql<boolean>`districts.names && ${names}::text[]`),
    ),
);

import { fold } from '#domain/words/fold.ts';
import type { Db } from '#server/deps.ts';
import { WrongFile, type ImportFile } from './import-file.ts';

export type References = {
  category: (slug: string) => number;
  locality: (county: string, city: string) => number;
  paymentMethod: (name: string) => number;
};

export async function readReferences(db: Db, { locations }: ImportFile): Promise<References> {
  const categories = await db.selectFrom('categories').select(['slug', 'id']).execute();
  const methods = await db.selectFrom('payment_methods').select(['name', 'id']).execute();
  const localities = await db
    .selectFrom('localities')
    .innerJoin('counties', 'counties.id', 'county_id')
    .select(['localities.id', 'localities.name', 'counties.name as county', 'population'])
    // Of villages with the same name in a county, the largest wins.
    .orderBy('population')
    .execute();
  const ids = {
    category: new Map(categories.map(({ slug, id }) => [slug, id])),
    paymentMethod: new Map(methods.map(({ name, id }) => [fold(name), id])),
    locality: new Map(localities.map(({ id, name, county }) => [placeOf(county, name), id])),
  };
  const problems = locations.flatMap((one) => {
    const wrong = [
      ...[one.category, ...one.other_categories]
        .filter((slug) => !ids.category.has(slug))
        .map((slug) => `there is no category ${slug}, but ${[...ids.category.keys()].join(', ')}`),
      ...one.payment_methods
        .filter((name) => !ids.paymentMethod.has(fold(name)))
        .map(
          (name) =>
            `there is no way to pay ${name}, but ${methods.map((method) => method.name).join(', ')}`,
        ),
      ...(ids.locality.has(placeOf(one.county, one.city))
        ? []
        : [`there is no ${one.city} in the county ${one.county}`]),
    ];
    return wrong.map((problem) => `${one.key}: ${problem}`);
  });
  if (problems.length > 0) throw new WrongFile(problems);
  return {
    category: (slug) => ids.category.get(slug) ?? 0,
    paymentMethod: (name) => ids.paymentMethod.get(fold(name)) ?? 0,
    locality: (county, city) => ids.locality.get(placeOf(county, city)) ?? 0,
  };
}

function placeOf(county: string, city: string): string {
  return `${fold(county)}/${fold(city)}`;
}

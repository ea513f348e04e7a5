import { writeFileSync } from 'node:fs';
import { slugify } from '#domain/words/fold.ts';
import { counties, readTable } from './counties.ts';
import { placeKey, readSource, type SourcePlace } from './gazetteer-source.ts';

const smallest = 1000;
let nextOwnId = 90_000_001;

const places = new Map(
  readSource().map((place) => [placeKey(place.county.name, place.name), place]),
);
for (const fix of readTable('fixes.tsv')) applyFix(fix);
const towns = new Set<SourcePlace>();
for (const [county = '', names = ''] of readTable('towns.tsv')) {
  for (const name of names.split(', ')) {
    const town = places.get(placeKey(county, name));
    if (!town) throw new Error(`No data for the town ${name}, ${county}`);
    town.name = name;
    towns.add(town);
  }
}

const slugs = new Set<string>();
const lines = [...places.values()]
  .filter((place) => place.population >= smallest || towns.has(place))
  .filter(({ county, name }) => county.name !== 'București' || name === 'București')
  .sort((a, b) => b.population - a.population || a.id - b.id)
  .map((place) => {
    const { id, county, name, population, latitude, longitude } = place;
    const kind = towns.has(place) ? 'town' : 'village';
    const position = [latitude.toFixed(4), longitude.toFixed(4)];
    return [id, county.id, name, ownSlug(place), population, ...position, kind].join('\t');
  });
writeFileSync(new URL('./gazetteer/localities.tsv', import.meta.url), `${lines.join('\n')}\n`);
console.log(`${lines.length} localities, ${towns.size} of them towns`);

function ownSlug({ name, county }: SourcePlace): string {
  const plain = slugify(name);
  const candidates = [plain, `${plain}-${county.slug}`, `${plain}-judetul-${county.slug}`];
  const slug = candidates.find((each) => !slugs.has(each));
  if (!slug) throw new Error(`No slug is left for ${name}, ${county.name}`);
  slugs.add(slug);
  return slug;
}

/**
 * `known` is the name in GeoNames, '-' for the same name, '+' for a new place, 'x' to remove it.
 */
function applyFix([county = '', name = '', known = '-', ...numbers]: string[]): void {
  const oldKey = placeKey(county, known.length > 1 ? known : name);
  const old = places.get(oldKey);
  places.delete(oldKey);
  if (known === 'x') return;
  const owner = counties.find((each) => each.name === county);
  if (!owner || (!old && known !== '+')) throw new Error(`Nothing to fix: ${name}, ${county}`);
  const [population, latitude, longitude] = numbers.map((text) =>
    text === '-' ? undefined : Number(text),
  );
  places.set(placeKey(county, name), {
    id: old?.id ?? nextOwnId++,
    county: owner,
    name,
    population: population ?? old?.population ?? 0,
    latitude: latitude ?? old?.latitude ?? 0,
    longitude: longitude ?? old?.longitude ?? 0,
  });
}

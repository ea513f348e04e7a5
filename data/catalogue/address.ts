import { fold } from '#domain/words/fold.ts';
import { districts, type District } from '../districts.ts';
import streets from '../words/streets.json' with { type: 'json' };
import type { LocationDraft } from './location-draft.ts';
import type { Random } from './random.ts';

export const oldStreets: readonly string[] = streets.old;
export const streetDistricts: Readonly<Record<string, string>> = streets.bucharestDistricts;
const sectors = Object.entries(streets.bucharestSectors);
const cityStreets: Readonly<Record<string, readonly string[]>> = {
  ...streets.cities,
  bucuresti: sectors.flatMap(([, own]) => own),
};

const radiusKm: readonly (readonly [population: number, km: number])[] = [
  [1_000_000, 7],
  [200_000, 3.5],
  [50_000, 2],
  [0, 0.8],
];
const districtKm = 0.9;
const kmPerDegree = 111.2;
const grand = /^(Bulevardul|Calea|Șoseaua|Splaiul|Prelungirea)/;
const short = /^(Piața|Aleea|Faleza)/;

export function addressOf(random: Random, { locality }: LocationDraft): string {
  const own = cityStreets[locality.slug];
  const inBucharest = locality.slug === 'bucuresti';
  const common = streets.common.filter((name) => locality.isTown || !grand.test(name));
  const street = random.pick(own && (inBucharest || random.chance(0.7)) ? own : common);
  const parts = [`${street} ${random.int(1, longest(street, locality.isTown))}`];
  if (locality.population > 20_000 && random.chance(0.35)) {
    const block = `bl. ${random.pick([...'ABCDEGMPST'])}${random.int(1, 30)}`;
    if (!oldStreets.includes(street)) parts.push(block, 'parter');
  }
  const sector = sectors.find(([, own]) => own.includes(street));
  if (inBucharest && sector) parts.push(`Sector ${sector[0]}`);
  return parts.join(', ');
}

export function positionOf(random: Random, { locality }: LocationDraft, address: string) {
  const district = districtOf(locality.slug, address);
  const [, townKm = 1] = radiusKm.find(([population]) => locality.population >= population) ?? [];
  const { latitude, longitude } = district ?? locality;
  const km = district ? districtKm : townKm;
  const distance = km * Math.max(random.next() * random.next(), 0.01);
  const angle = random.next() * 2 * Math.PI;
  const east = kmPerDegree * Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: round(latitude + (distance * Math.sin(angle)) / kmPerDegree),
    longitude: round(longitude + (distance * Math.cos(angle)) / east),
  };
}

function districtOf(city: string, address: string): District | undefined {
  const street = address.replace(/ \d+(,.*)?$/, '');
  const own = districts.filter((district) => district.city.slug === city);
  const district = city === 'bucuresti' ? streetDistricts[street] : undefined;
  const words = ` ${fold(street)} `;
  return district
    ? own.find(({ name }) => name === district)
    : own.find(({ name }) => words.includes(` ${fold(name)} `));
}

function longest(street: string, inTown: boolean): number {
  if (short.test(street)) return 18;
  if (!inTown) return 60;
  return grand.test(street) ? 180 : 90;
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

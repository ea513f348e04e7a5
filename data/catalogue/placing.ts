import { localities, type Locality } from '../localities.ts';
import { trades } from '../trades/trades.ts';
import type { Trade } from '../trades/trade.ts';
import { fractionOf } from './random.ts';

const smallestVillage = 4_000;
const villageWeight = 0.3;

// Inverse powers of the plastic number, so that locations 1 to n fill the unit square evenly.
const stepPlace = 0.754877666246693;
const stepTrade = 0.569840290998053;

const places = cumulative(weighedLocalities());
const kinds = cumulative(trades.map((trade) => [trade, trade.weight] as const));

export function placeOf(seed: string, id: number): { locality: Locality; trade: Trade } {
  const place = (fractionOf(seed, 'place') + id * stepPlace) % 1;
  const kind = (fractionOf(seed, 'trade') + id * stepTrade) % 1;
  return { locality: at(places, place), trade: at(kinds, kind) };
}

function weighedLocalities(): (readonly [Locality, number])[] {
  const people = new Map<number, number>();
  const served = new Map<number, number>();
  const add = (sums: Map<number, number>, { county, population }: Locality) =>
    sums.set(county.id, (sums.get(county.id) ?? 0) + population);
  const weighed = (locality: Locality) =>
    locality.isTown ? locality : { ...locality, population: locality.population * villageWeight };
  const withLocations = localities.filter(
    ({ isTown, population }) => isTown || population >= smallestVillage,
  );
  for (const locality of localities) add(people, locality);
  for (const locality of withLocations) add(served, weighed(locality));
  return withLocations.map((locality) => {
    const { county, population } = weighed(locality);
    return [locality, (population * people.get(county.id)!) / served.get(county.id)!] as const;
  });
}

type Cumulative<T> = { entries: T[]; ends: Float64Array };

function cumulative<T>(weighed: readonly (readonly [T, number])[]): Cumulative<T> {
  const total = weighed.reduce((sum, [, weight]) => sum + weight, 0);
  let sum = 0;
  const ends = Float64Array.from(weighed, ([, weight]) => (sum += weight) / total);
  return { entries: weighed.map(([entry]) => entry), ends };
}

function at<T>({ entries, ends }: Cumulative<T>, fraction: number): T {
  let low = 0;
  let high = entries.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]! > fraction) high = middle;
    else low = middle + 1;
  }
  return entries[low]!;
}

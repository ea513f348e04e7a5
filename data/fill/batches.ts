import { generateLocations, type CatalogueOptions } from '../catalogue/generate.ts';
import { locationTables, noRows, type LocationRows } from '../catalogue/location-rows.ts';

const size = 100;

export type Progress = (done: number, total: number) => void;

type Batch = { locations: LocationRows[]; last: number; rows: LocationRows };

export function* batches(options: CatalogueOptions): Generator<Batch> {
  let locations: LocationRows[] = [];
  let last = 0;
  for (const location of generateLocations(options)) {
    locations.push(location);
    last++;
    if (locations.length < size && last < options.count) continue;
    yield { locations, last, rows: together(locations) };
    locations = [];
  }
}

function together(locations: readonly LocationRows[]): LocationRows {
  const all = noRows();
  for (const location of locations)
    for (const table of locationTables) append(all, table, location[table]);
  return all;
}

function append<T extends keyof LocationRows>(all: LocationRows, table: T, rows: LocationRows[T]) {
  const target: LocationRows[T][number][] = all[table];
  for (const row of rows) target.push(row);
}

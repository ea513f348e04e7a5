import { expect, test } from 'vitest';
import { canDo } from '../trades/crafts.ts';
import { titleFor } from '../trades/trade.ts';
import { trades } from '../trades/trades.ts';
import { generateLocations } from './generate.ts';
import type { LocationRows } from './location-rows.ts';

const clock = new Date('2026-11-21T09:00:00Z');
const catalogue = [...generateLocations({ seed: 'aproape', clock, count: 600 })];
const titles = [...new Set(trades.flatMap(({ groups }) => groups.map(({ title }) => title)))];
const formsOf = (title: string) => [titleFor(title, true), titleFor(title, false)];

function workIn(rows: LocationRows): [title: string, category: string][] {
  const people = new Map(rows.professionals.map(({ id, title }) => [id, title ?? '']));
  const names = new Map(rows.service_categories.map(({ id, name }) => [id, name]));
  const categories = new Map(
    rows.services.map((row) => [row.id, names.get(row.service_category_id!) ?? '']),
  );
  return rows.service_professionals.map((row) => [
    people.get(row.professional_id) ?? '',
    categories.get(row.service_id) ?? '',
  ]);
}

test('professionals offer only services close to their title', () => {
  const strange = catalogue.flatMap((rows) => {
    const ids = rows.location_categories.map(({ category_id }) => category_id);
    const groups = trades.filter(({ id }) => ids.includes(id)).flatMap((trade) => trade.groups);
    return workIn(rows).filter(([title, category]) => {
      const own = titles.filter((one) => formsOf(one).includes(title));
      const group = groups.filter(({ name }) => name === category);
      return !group.some((one) => own.some((each) => canDo(each, one.title)));
    });
  });
  expect(strange).toEqual([]);
  expect(catalogue.flatMap(workIn)).toContainEqual(['Coloristă', 'Tuns și coafat']);
});

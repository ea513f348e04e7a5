import { expect, test } from 'vitest';
import { filterCategories } from './service-filter.ts';

const serviceCategories = [
  {
    id: 1,
    name: 'Păr',
    services: [
      { id: 11, name: 'Tuns bărbați', description: 'Foarfecă și mașină', professionals: [1, 2] },
      { id: 12, name: 'Vopsit', description: null, professionals: [2] },
    ],
  },
  {
    id: 2,
    name: 'Barbă',
    services: [{ id: 21, name: 'Bărbierit', description: 'Cu prosop cald', professionals: [1] }],
  },
];

function idsFor(filter: Parameters<typeof filterCategories>[1]) {
  return filterCategories(serviceCategories, filter).map(({ id, services }) => [
    id,
    ...services.map((service) => service.id),
  ]);
}

test('nothing is hidden without a filter', () => {
  const everything = [
    [1, 11, 12],
    [2, 21],
  ];
  expect(idsFor({})).toEqual(everything);
  expect(idsFor({ text: '  ', professional: null, category: null })).toEqual(everything);
});

test('text is found in the name, ignoring case and diacritics @S5-22', () => {
  expect(idsFor({ text: 'BARB' })).toEqual([
    [1, 11],
    [2, 21],
  ]);
});

test('text is found in the description @S5-22', () => {
  expect(idsFor({ text: 'prosop' })).toEqual([[2, 21]]);
});

test('a chosen professional hides what they do not offer @S5-23', () => {
  expect(idsFor({ professional: 2 })).toEqual([[1, 11, 12]]);
});

test('a chosen category hides the others @S5-24', () => {
  expect(idsFor({ category: 2 })).toEqual([[2, 21]]);
});

test('conditions add up, and empty categories are not shown @S5-25', () => {
  expect(idsFor({ text: 'tuns', professional: 1, category: 1 })).toEqual([[1, 11]]);
  expect(idsFor({ text: 'tuns', category: 2 })).toEqual([]);
});

test('the given categories are not changed', () => {
  filterCategories(serviceCategories, { text: 'prosop' });
  expect(serviceCategories[0]?.services).toHaveLength(2);
});

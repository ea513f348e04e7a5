import { expect, test } from 'vitest';
import { categoryNoun } from '#domain/words/category-noun.ts';
import { trades } from '../trades/trades.ts';
import { generateLocations } from './generate.ts';

const clock = new Date('2026-11-21T09:00:00Z');
const catalogue = [...generateLocations({ seed: 'aproape', clock, count: 600 })];
const called = (words: RegExp) =>
  catalogue.filter(({ locations }) => words.test(locations[0]!.name));

test.each([
  [/Pilates/, /Pilates/],
  [/\bBox\b/, /[Bb]ox/],
])('a location called %s offers a matching service', (words, service) => {
  const places = called(words);
  expect(places.length).toBeGreaterThan(2);
  for (const { services } of places)
    expect(services.some(({ name }) => service.test(name))).toBe(true);
});

test('a location named after a doctor has a doctor first', () => {
  const places = called(/\bdr\./).filter(({ professionals }) => professionals.length > 0);
  expect(places.length).toBeGreaterThan(20);
  for (const { professionals } of places) expect(professionals[0]?.title).toMatch(/^Medic /);
});

test('every trade has a noun for one of its locations', () => {
  for (const trade of trades) expect(categoryNoun(trade)).toMatch(/^[a-zăâîșț ]+$/);
});

test('the details of a visit to a doctor are not those of a salon', () => {
  const of = (tradeId: number) =>
    catalogue
      .filter(({ locations }) => locations[0]!.category_id === tradeId)
      .flatMap(({ services }) => services.flatMap((row) => row.advanced_details ?? []));
  expect(of(3).length).toBeGreaterThan(20);
  expect(of(3).filter((text) => of(1).includes(text))).toEqual([]);
});

test('the details of a service suit its group, also in a gym or a spa', () => {
  const of = (group: RegExp) =>
    catalogue.flatMap(({ service_categories: all, services }) => {
      const ids = all.filter(({ name }) => group.test(name)).map(({ id }) => id);
      const own = services.filter((row) => ids.includes(row.service_category_id!));
      return own.flatMap((row) => row.advanced_details ?? []);
    });
  expect(of(/^(Psihologie|Recuperare medicală|Acces și saună|Nutriție)/)).toEqual([]);
  expect(of(/^Masaj/).length).toBeGreaterThan(20);
  expect(of(/^Masaj/).join()).not.toMatch(/de sală|Saltelele|vestiarul/);
});

test('no service is twice on a menu', () => {
  for (const { services } of catalogue)
    expect(new Set(services.map(({ name }) => name)).size).toBe(services.length);
});

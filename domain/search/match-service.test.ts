import { expect, test } from 'vitest';
import { matchServices } from './match-service.ts';
import { queryWords } from './query-words.ts';
import { exactMeaning } from './text-query.ts';
import { wordKey } from './word-key.ts';

const offers = {
  frizerii: [
    'Tuns și barbă / Tuns și barbă',
    'Tuns: Vopsit barbă, Tuns pensionari, Tuns, Tuns copii, Bărbierit clasic',
  ],
  saloane: [
    'Culoare: Vopsit rădăcină',
    'Tuns și coafat: Coafat de ocazie, Tuns bărbați, Tuns damă, Tuns copii, Tuns damă păr lung',
  ],
  medici: [
    'Oftalmologie: Consultație oftalmologică, Consultație oftalmologică copii',
    'Stomatologie: Tratament de canal, Consultație stomatologică, Detartraj și periaj',
  ],
  oculist: ['Oftalmologie: Fund de ochi, Consultație oftalmologică copii'],
  unghii: [
    'Construcție gel: Reparație unghie, Construcție gel, Întreținere gel',
    'Manichiură: Manichiură și pedichiură, Manichiură bărbați, Manichiură clasică',
  ],
  pensionari: ['Tuns: Tuns pensionari, Contur'],
  pediatru: ['Pediatrie: Consultație copii'],
  dama: ['Tuns: Tuns damă, Tuns damă și coafat'],
};

function servicesAt(place: keyof typeof offers) {
  return offers[place].flatMap((line) => {
    const [group_name = '', names = group_name] = line.split(/[:/] /);
    return names.split(', ').map((service_name) => ({
      service_name,
      group_name,
      category_slug:
        { dama: 'saloane', oculist: 'medici', pediatru: 'medici', pensionari: 'frizerii' }[
          place as string
        ] ?? place,
      names: 'Coafor Bianca Ion Pop',
    }));
  });
}

function chosen(place: keyof typeof offers, text: string) {
  const meanings = queryWords(text).map((word) =>
    exactMeaning(word, [{ word, key: wordKey(word) }])!,
  );
  return matchServices(servicesAt(place), meanings)[0]?.service_name;
}

test.each([
  ['frizerii', 'tuns', 'Tuns'],
  ['frizerii', 'tuns bărbați', 'Tuns'],
  ['frizerii', 'tuns copii', 'Tuns copii'],
  ['frizerii', 'tuns pensionari', 'Tuns pensionari'],
  ['frizerii', 'tuns și barbă', 'Tuns și barbă'],
  ['frizerii', 'bărbierit', 'Bărbierit clasic'],
  ['saloane', 'tuns', 'Tuns damă'],
  ['dama', 'tuns', 'Tuns damă'],
  ['saloane', 'tuns bărbați', 'Tuns bărbați'],
  ['saloane', 'tuns păr lung', 'Tuns damă păr lung'],
  ['medici', 'dentist', 'Consultație stomatologică'],
  ['medici', 'dentist copii', 'Consultație stomatologică'],
  ['medici', 'medic dinți copii', 'Consultație stomatologică'],
  ['medici', 'consult dentar copil 6 ani', 'Consultație stomatologică'],
  ['medici', 'detartraj', 'Detartraj și periaj'],
  ['pediatru', 'pediatru', 'Consultație copii'],
  ['medici', 'consult oftalmologic copii', 'Consultație oftalmologică copii'],
  ['unghii', 'unghii gel', 'Construcție gel'],
  ['unghii', 'unghii', 'Manichiură clasică'],
  ['unghii', 'manichiură bărbați', 'Manichiură bărbați'],
] as const)('at %s "%s" chooses %s', (place, text, name) => {
  expect(chosen(place, text)).toBe(name);
});

test.each([
  ['frizerii', 'Tuns'],
  ['saloane', 'Tuns damă'],
  ['medici', 'Consultație oftalmologică'],
  ['unghii', 'Manichiură clasică'],
  ['pediatru', 'Consultație copii'],
] as const)('without a search %s offer what a new client books first: %s', (place, name) => {
  expect(chosen(place, '')).toBe(name);
});

test.each([
  ['saloane', 'coafor', 'Tuns damă'],
  ['saloane', 'coafor bianca', 'Tuns damă'],
  ['saloane', 'bianca', 'Tuns damă'],
  ['unghii', 'unghii cu model', 'Manichiură clasică'],
] as const)(
  'at %s the words of "%s" that name the category or a person do not narrow',
  (place, text, name) => {
    expect(chosen(place, text)).toBe(name);
  },
);

test.each([
  ['oculist', 'dentist copii'],
  ['oculist', 'medic urolog'],
  ['medici', 'medic cardiolog'],
  ['oculist', 'oftalmolog'],
  ['saloane', 'botox'],
  ['saloane', 'dentist'],
  ['unghii', 'frizer'],
  ['pensionari', 'tuns'],
  ['dama', 'tuns bărbați'],
] as const)('%s have no service for "%s"', (place, text) => {
  expect(chosen(place, text)).toBeUndefined();
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words } from '#domain/words/fold.ts';
import { daysBetween } from '#domain/time/local-time.ts';
import { lineWords } from './line-words.ts';
import { readLine, type LineReading } from './read-line.ts';
import { isOtherName, placeAlike, unreadNames } from './misspelt-place.ts';
import { bareFrom, placeNames, type NamedPlace } from './read-place.ts';

const today = '2026-11-20';

function table(file: string): string[][] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
}

const [, ...lines] = table('./read-line.tsv');
const spoken = (name: string) => words(name).join(' ');
const counties = table('../../data/gazetteer/counties.tsv').map(([name = '']) => spoken(name));
const cities = new Map(
  table('../../data/gazetteer/localities.tsv').map(
    ([, county, name = '', slug = '', population, latitude, longitude]) => [
      slug,
      {
        ...{ names: [spoken(name)], label: name, population: Number(population), city: null },
        county: counties[Number(county) - 1]!,
        ...{ latitude: Number(latitude), longitude: Number(longitude), isAmbiguous: false },
        isLandmark: false,
      },
    ],
  ),
);
const districts = ['districts', 'landmarks'].flatMap((file) =>
  table(`../../data/gazetteer/${file}.tsv`)
    .slice(1)
    .map(([slug = '', name = '', latitude, longitude, alone, others]): NamedPlace => {
      const { label, population, county } = cities.get(slug)!;
      const names = [name, ...(others ?? '').split('|')].map(spoken).filter((one) => one !== '');
      return {
        ...{ names, label: `${name}, ${label}`, population, county, city: spoken(label) },
        ...{
          latitude: Number(latitude),
          longitude: Number(longitude),
          isAmbiguous: alone === 'in',
        },
        isLandmark: file === 'landmarks',
      };
    }),
);
const places: NamedPlace[] = [...cities.values(), ...districts];

function misspelt(text: string, known: readonly NamedPlace[]): NamedPlace[] {
  const large = [...cities.values()].filter(({ population }) => population >= bareFrom);
  return unreadNames(text, known).flatMap((one) => {
    const place = placeAlike(one.name, large);
    return place && !isOtherName(one, place, []) ? [{ ...place, names: [one.name] }] : [];
  });
}

function read(line: string, from = '-'): LineReading {
  const names = placeNames(lineWords(line));
  const known = places.filter((place) => place.names.some((name) => names.includes(name)));
  const context = { today, time: '10:00', places: known, center: cities.get(from) ?? null };
  const reading = readLine(line, context);
  const found = reading.place ? [] : misspelt(reading.text, known).slice(0, 1);
  return found.length > 0 ? readLine(line, { ...context, places: [...known, ...found] }) : reading;
}

test.each(lines)('"%s" (%s) is "%s", %s %s %s %s', (line, from, text, day, hours, place, other) => {
  const { when, isOpenNow, parts, ...reading } = read(line!, from);
  const { days: all, after, before } = when;
  const isSpan = all.length > 1 && daysBetween(all[0]!, all.at(-1)!) === all.length - 1;
  const days = isSpan ? `${all[0]}..${all.at(-1)}` : all.join(' ');
  const time =
    after && before ? `${after}-${before}` : after ? `>${after}` : before ? `<${before}` : '';
  const kinds = new Set(parts.map(({ kind }) => kind.replace('_me', '')));
  const named = ['near', 'nearest', 'price', 'cheap'].filter((kind) => kinds.has(kind));
  const others = [...(isOpenNow ? ['open'] : []), ...named].join(' ');
  expect([reading.text, days, time, reading.place?.label ?? '', others]).toEqual([
    ...[text, day, hours, place, other],
  ]);
});

test.each([
  ['coafor în Ștefănești, Botoșani', '-', 'botosani'],
  ['coafor în Brănești Ilfov', '-', 'ilfov'],
  ['coafor în Brănești, jud. Gorj', 'iasi', 'gorj'],
  ['coafor în Brănești județul Gorj', 'iasi', 'gorj'],
  ['coafor în Satu Mare, Satu Mare', '-', 'satu mare'],
  ['coafor în Victoria', '-', 'brasov'],
  ['coafor în Victoria', 'iasi', 'iasi'],
  ['coafor în Slatina', 'slatina-suceava', 'olt'],
])('"%s" (%s) is in the county %s', (line, from, county) => {
  expect(read(line, from)).toMatchObject({ text: 'coafor', place: { county } });
});

test('each part has its typed text and the line without it', () => {
  expect(read('Tuns bărbați mâine, după 18 în Copou').parts).toEqual([
    { kind: 'when', text: 'mâine', rest: 'Tuns bărbați, după 18 în Copou' },
    { kind: 'when', text: 'după 18', rest: 'Tuns bărbați mâine, în Copou' },
    { kind: 'place', text: 'în Copou', rest: 'Tuns bărbați mâine, după 18' },
  ]);
});

test('a repeated word is one part, whose rest has it nowhere', () => {
  expect(read('ieftin tuns Ieftin lângă mine').parts).toEqual([
    { kind: 'cheap', text: 'ieftin', rest: 'tuns lângă mine' },
    { kind: 'near_me', text: 'lângă mine', rest: 'ieftin tuns Ieftin' },
  ]);
});

test.each([
  ['sub 1.000 lei', null, 1000],
  ['până la 1.000lei', null, 1000],
  ['de la 1.500 lei', 1500, null],
  ['peste 1\u00a0500 de lei', 1500, null],
  ['maxim 1 500', null, 1500],
  ['între 500 și 1.000 lei', 500, 1000],
  ['1.000-1.500 lei', 1000, 1500],
  ['sub 1.234,50 RON', null, 1234.5],
  ['maxim 99,99 lei', null, 99.99],
  ['sub 99.50 LEI', null, 99.5],
  ['între 49,5 și 99,50 de lei', 49.5, 99.5],
  ['sub două milioane', null, 200],
  ['sub douăzeci și cinci de lei', null, 25],
  ['sub o sută douăzeci și cinci', null, 125],
  ['maxim o sută zece lei', null, 110],
  ['sub șase sute lei', null, 600],
  ['sub două mii cinci sute de lei', null, 2500],
  ['peste 2 mii de lei', 2000, null],
  ['între cincizeci și o sută de lei', 50, 100],
  ['mai ieftin de 50 lei', null, 50],
  ['mai puțin de 50 de lei', null, 50],
  ['mai mult de 100 lei', 100, null],
  ['nu mai puțin de 100 lei', 100, null],
  ['nu mai ieftin de 150', 150, null],
  ['între 49.50 și 99.50 lei', 49.5, 99.5],
])('the price in "%s" is from %s to %s', (line, min, max) => {
  expect(read(line)).toMatchObject({ text: '', price: { min, max } });
});

test.each(['19 noiembrie 2026', '19.11.2026', 'pe 2026-11-19', '31.02.2027'])(
  'the past or impossible day "%s" is ignored',
  (day) => expect(read(`tuns ${day}`).ignored).toEqual([day]),
);

test.each([
  'implant sub 500 euro',
  'implant maxim 500€',
  'implant sub $500',
  'extensii maxim 60 cm',
])('"%s" names no price in lei', (line) =>
  expect(read(line)).toMatchObject({ text: line, price: null }),
);

test('with a day in the parameters the line adds a time, and another day in the line stays text', () => {
  const asked = { days: ['2026-11-27'], after: null, before: null, isOpenNow: true };
  const reading = readLine('salon Luni după 18', {
    today,
    time: '10:00',
    places: [],
    center: null,
    asked,
  });
  expect(reading).toMatchObject({
    text: 'salon Luni',
    timeless: 'salon Luni',
    when: { days: ['2026-11-27'], after: '18:00', before: null },
    isOpenNow: true,
  });
});

test.each([
  ['vineri după 17 sau sâmbătă la 10', '2026-11-20', '17:00', 'sau sâmbătă la 10'],
  ['azi la 18 și mâine la 10', '2026-11-20', '18:00', 'și mâine la 10'],
  ['luni după 18 marți după 10', '2026-11-23', '18:00', 'marți după 10'],
  ['mâine la 10 sau la 11', '2026-11-21', '10:00', 'sau la 11'],
  ['pe 5 luna asta', '2026-12-05', null, 'luna asta'],
])('of two times, "%s" asks for %s at %s; "%s" stays text', (line, day, after, text) => {
  expect(read(line)).toMatchObject({ text, when: { days: [day], after, before: null } });
});

test('a day and the rest of this month exclude each other in the last week of the month too', () => {
  const late = { today: '2026-11-27', time: '10:00', places: [], center: null } as const;
  expect(readLine('pe 5 luna asta', late)).toMatchObject({
    text: 'luna asta',
    when: { days: ['2026-12-05'] },
  });
});

test('removing any part leaves fewer parts', () => {
  for (const [line = ''] of lines) {
    const { parts, text } = read(line);
    for (const part of parts)
      expect(read(part.rest).parts.length, part.rest).toBeLessThan(parts.length);
    expect(text.length).toBeLessThanOrEqual(line.length);
  }
});

import { describe, expect, test } from 'vitest';
import { distanceKm } from '#domain/place/geo.ts';
import { entryOf } from '#domain/search/search-document.ts';
import { wordKey } from '#domain/search/word-key.ts';
import { addDays, daysBetween, toWallTime, weekday } from '#domain/time/local-time.ts';
import { trades } from '../trades/trades.ts';
import { paymentMethodRows, generateLocation, generateLocations } from './generate.ts';
import { emptyAgenda, boundsOf } from './agenda.ts';
import type { LocationRows } from './location-rows.ts';
import { placeOf } from './placing.ts';

const clock = new Date('2026-11-21T09:00:00Z');
const today = '2026-11-21';
const options = { seed: 'aproape', clock, count: 300 };
const catalogue = [...generateLocations(options)];
const all = <T extends keyof LocationRows>(table: T) =>
  catalogue.flatMap((rows): LocationRows[T][number][] => rows[table]);

describe('determinism', () => {
  test('the same seed and clock generate the same rows', () => {
    expect([...generateLocations({ ...options, count: 20 })]).toEqual(catalogue.slice(0, 20));
  });

  test('a location generated alone equals that of the stream', () => {
    expect(generateLocation('aproape', clock, 137)).toEqual(catalogue[136]);
  });

  test('another seed generates another catalogue', () => {
    expect(generateLocation('other', clock, 1)).not.toEqual(catalogue[0]);
  });

  test('no location is generated before it is requested', () => {
    const stream = generateLocations({ ...options, count: 1_000_000 });
    expect(stream.next().value).toEqual(catalogue[0]);
  });
});

test('all days move with the clock', () => {
  const later = new Date('2027-01-30T09:00:00Z');
  const shift = daysBetween(today, toWallTime(later).date);
  const moved = [...generateLocations({ ...options, clock: later })];
  const days = (rows: LocationRows[]) =>
    rows.flatMap(({ offers, vouchers }) => [
      ...offers.flatMap((row) => [row.start_date, row.end_date]),
      ...vouchers.flatMap((row) => [row.valid_from, row.valid_until]),
    ]);
  expect(days(moved)).toEqual(days(catalogue).map((day) => addDays(day, shift)));
  const reviewed = (rows: LocationRows[]) =>
    rows.flatMap(({ reviews }) => reviews.map((row) => toWallTime(new Date(row.created_at)).date));
  expect(reviewed(moved)).toEqual(reviewed(catalogue).map((day) => addDays(day, shift)));
});

test('no text has a cedilla or an unfilled placeholder', () => {
  const text = JSON.stringify(catalogue);
  expect(text).not.toMatch(/[şţŞŢ]/);
  expect(text).not.toMatch(/\{[a-z]\}/);
});

test('location n has the id n, and its rows have n × 1000 + k', () => {
  catalogue.forEach((rows, index) => {
    const id = index + 1;
    expect(rows.locations[0]?.id).toBe(id);
    for (const row of [...rows.services, ...rows.reviews, ...rows.images])
      expect(Math.floor((row.id ?? 0) / 1000)).toBe(id);
  });
});

describe('services', () => {
  test('every kind of service occurs', () => {
    const services = all('services');
    const offered = new Set(all('service_professionals').map(({ service_id }) => service_id));
    const kinds = {
      fixed: services.filter((row) => !row.range_price && !row.hidden_price),
      from: services.filter((row) => row.range_price && row.max_price_bani === null),
      range: services.filter((row) => row.range_price && row.max_price_bani !== null),
      hidden: services.filter((row) => row.hidden_price && row.price_bani !== null),
      withoutPrice: services.filter((row) => row.price_bani === null),
      subscription: services.filter((row) => row.is_subscription),
      equipment: services.filter((row) => row.equipment_group_id !== null),
      unstaffed: services.filter((row) => !offered.has(row.id)),
      long: services.filter((row) => (row.advanced_details?.length ?? 0) > 200),
    };
    for (const [kind, matches] of Object.entries(kinds))
      expect(matches.length, kind).toBeGreaterThan(5);
  });

  test('a location has 6 to 25 services, rarely one, with durations divisible by five', () => {
    const counts = catalogue.map(({ services }) => services.length);
    expect(counts.filter((count) => count !== 1 && (count < 6 || count > 25))).toEqual([]);
    expect(counts).toContain(1);
    expect(all('services').every(({ duration_min }) => duration_min % 5 === 0)).toBe(true);
  });

  test('some have names longer than fifty letters', () => {
    expect(all('services').some(({ name }) => name.length > 50)).toBe(true);
  });

  test('every service that shows a price has one', () => {
    const shown = all('services').filter(({ hidden_price }) => !hidden_price);
    expect(shown.every(({ price_bani }) => (price_bani ?? 0) > 0)).toBe(true);
  });

  test('packages have subscriptions, other services have none; some packages have several', () => {
    const packages = all('services').filter(({ is_subscription }) => is_subscription);
    const sold = all('subscriptions').map((row) => row.service_id);
    expect([...new Set(sold)]).toEqual(packages.map(({ id }) => id));
    expect(sold.length).toBeGreaterThan(packages.length + 10);
    expect(new Set(all('subscriptions').map(({ id }) => id)).size).toBe(sold.length);
  });
});

test('offers run, ran and will run, as percentages and fixed amounts', () => {
  const offers = all('offers');
  expect(offers.some((row) => row.start_date <= today && today <= row.end_date)).toBe(true);
  expect(offers.some((row) => row.end_date < today)).toBe(true);
  expect(offers.some((row) => row.start_date > today)).toBe(true);
  expect(new Set(offers.map((row) => row.discount_type))).toEqual(new Set(['percentage', 'fixed']));
  expect(offers.every((row) => row.start_date <= row.end_date)).toBe(true);
});

test('teams have 1 to 12 people; a few locations have none yet', () => {
  const sizes = catalogue.map(({ professionals }) => professionals.length);
  expect(sizes).toContain(0);
  expect(sizes).toContain(1);
  expect(Math.max(...sizes)).toBeGreaterThan(6);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(12);
});

test("the person in a location's name is its first professional", () => {
  const named = catalogue.filter(({ locations, professionals }) => {
    const owner = professionals[0];
    return owner && locations[0]?.name.split(/[ ,]/).includes(owner.first_name);
  });
  expect(named.length).toBeGreaterThan(40);
  for (const { locations, professionals } of catalogue) {
    const match = /^(?:Coaforul|Frizeria lui|Cabinetul lui|Atelierul de manichiură) (\S+)$/.exec(
      locations[0]!.name,
    );
    if (match && professionals[0]) expect(professionals[0].first_name).toBe(match[1]);
  }
});

test('no word for names is an adjective of a fixed gender', () => {
  const fixed = /^(?:nobil|regal|clasica|activ|dinamic|alpin|vertical|tonic|vital|calma)$/i;
  expect(trades.flatMap(({ nameWords }) => nameWords).filter((word) => fixed.test(word))).toEqual(
    [],
  );
});

test('doctors do not accept gift cards', () => {
  const giftCards = paymentMethodRows.find(({ name }) => name === 'Tichete cadou')!.id;
  const health = new Set(trades.filter(({ isHealth }) => isHealth).map(({ id }) => id));
  const takers = catalogue.filter(({ location_payment_methods: methods }) =>
    methods.some(({ payment_method_id: id }) => id === giftCards),
  );
  expect(takers.length).toBeGreaterThan(20);
  expect(takers.filter(({ locations }) => health.has(locations[0]!.category_id))).toEqual([]);
});

test('doctors and gyms do not ask whether to talk during a visit', () => {
  const askers = catalogue.filter(({ custom_fields: fields }) =>
    fields.some(({ label }) => label === 'Ce preferi pe durata vizitei?'),
  );
  const inSilence = trades.filter(({ slug }) => /^(medici|sali-de-sport)$/.test(slug));
  const ids = inSilence.map(({ id }) => id);
  expect(askers.length).toBeGreaterThan(5);
  expect(askers.filter(({ locations }) => ids.includes(locations[0]!.category_id))).toEqual([]);
});

describe('bookings', () => {
  test('no professional or unit is taken twice at the same time', () => {
    const taken = emptyAgenda();
    const meetings = all('bookings').filter(({ professional_id, during }) => {
      const free = taken.isFree(professional_id, ...boundsOf(during));
      taken.take(professional_id, ...boundsOf(during));
      return !free;
    });
    expect(meetings).toEqual([]);
    const used = emptyAgenda();
    const clashes = all('equipment_allocations').filter(({ unit_id, during }) => {
      const free = used.isFree(unit_id, ...boundsOf(during));
      used.take(unit_id, ...boundsOf(during));
      return !free;
    });
    expect(clashes).toEqual([]);
  });

  test('bookings are within the working hours of their professional', () => {
    const hours = Map.groupBy(all('professional_hours'), (row) => row.professional_id);
    const visits = all('bookings').filter(({ kind }) => kind === 'booking');
    const outside = visits.filter(({ professional_id, during }) => {
      const [from, to] = boundsOf(during).map((instant) => toWallTime(new Date(instant)));
      return !hours
        .get(professional_id)
        ?.some(
          (row) =>
            row.weekday === weekday(from!.date) && row.starts <= from!.time && to!.time <= row.ends,
        );
    });
    expect(outside).toEqual([]);
  });
});

test('categories exist, and the main one is among them', () => {
  const known = new Set(trades.map(({ id }) => id));
  for (const { locations, location_categories } of catalogue) {
    const ids = location_categories.map(({ category_id }) => category_id);
    expect(ids.every((id) => known.has(id))).toBe(true);
    expect(ids).toContain(locations[0]?.category_id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('searching "tuns" near Iași finds at least five places in the default catalogue', () => {
  const iasi = { latitude: 47.16, longitude: 27.58 };
  const ids = Array.from({ length: 1500 }, (_, index) => index + 1);
  const matches = ids
    .filter((id) => distanceKm(iasi, placeOf('aproape', id).locality) <= 29)
    .map((id) => generateLocation('aproape', clock, id).locations[0])
    .filter((location) => location?.search_document?.includes(`'${entryOf(2, wordKey('tuns'))}'`));
  expect(matches.length).toBeGreaterThanOrEqual(5);
});

test('every location names who provides its services, with seat, register, phone and e-mail', () => {
  for (const one of all('locations')) {
    expect(one.provider_name).toMatch(/(SRL|PFA)$|^CMI Dr\. /);
    expect(one.provider_code?.startsWith('RO')).toBe(one.provider_name?.endsWith('SRL'));
    expect(one.provider_register).toMatch(/^[JF]\d{13}$|^nr\. \d{6} în Registrul unic/);
    expect(one.provider_seat).toContain(one.address);
    expect(one.provider_phone).toMatch(/^0200 \d{3} \d{3}$/);
    expect(one.provider_email).toBe(`contact@${one.slug}.example`);
  }
});

test('a sole trader and the practice of one doctor have at most three people', () => {
  const isSolo = /PFA$|^CMI Dr\. /;
  const solo = catalogue.filter(({ locations }) => isSolo.test(locations[0]?.provider_name ?? ''));
  expect(solo.length).toBeGreaterThan(20);
  expect(solo.filter(({ professionals }) => professionals.length > 3)).toEqual([]);
  expect(all('locations').filter(({ provider_name: name }) => name?.includes('Asociații'))).toEqual(
    [],
  );
});

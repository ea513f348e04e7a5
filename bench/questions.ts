import { localities, type Locality } from '#data/localities.ts';
import { trades } from '#data/trades/trades.ts';
import { addDays, today } from '#domain/time/local-time.ts';

/** `goal` is the maximum p95 in ms. */
export type Question = { name: string; goal: number; path: (n: number) => string };

const [capital, ...cities] = localities.slice(0, 20) as [Locality, ...Locality[]];
const texts = [
  ...['tuns', 'frizerie', 'masaj de relaxare', 'manichiura', 'dentist', 'salon ana', 'balayage'],
  ...['manichura', 'sala', 'frizrie'],
];
const beginnings = ['fri', 'man', 'mas', 'tun', 'sal', 'den', 'coa', 'ped'];
const placeNames = ['ias', 'clu', 'timi', 'bu', 'targu', 'satu', 'braso', 'con', 'valea', 'po'];

export type Bookable = { id: number; service: number };

export function questionsOf(bookable: readonly Bookable[]): readonly Question[] {
  return [...searches, ...timesOf(bookable)];
}

const searches: readonly Question[] = [
  { name: 'list, a large city', goal: 10, path: (n) => list(n, cityOf(n)) },
  { name: 'list, București', goal: 40, path: (n) => list(n, capital) },
  { name: 'nearest first, București', goal: 40, path: (n) => list(n, capital, '&sort=distance') },
  { name: 'category, a large city', goal: 10, path: (n) => list(n, cityOf(n), category(n)) },
  { name: 'category, București', goal: 40, path: (n) => list(n, capital, category(n)) },
  { name: 'text, a large city', goal: 40, path: (n) => list(n, cityOf(n), text(n)) },
  { name: 'text, București', goal: 40, path: (n) => list(n, capital, text(n)) },
  {
    name: 'text by reviews, a large city',
    goal: 40,
    path: (n) => `${list(n, cityOf(n), text(n))}&sort=reviews`,
  },
  {
    name: 'text open now, a large city',
    goal: 40,
    path: (n) => list(n, cityOf(n), text(n, ' deschis acum')),
  },
  { name: 'suggestions, a large city', goal: 20, path: (n) => list(n, cityOf(n), beginning(n)) },
  { name: 'suggestions, București', goal: 20, path: (n) => list(n, capital, beginning(n)) },
  { name: 'places', goal: 10, path: (n) => `/api/public/places?search=${pick(placeNames, n)}` },
  {
    name: 'text at a time, a large city',
    goal: 40,
    path: (n) => list(n, cityOf(n), text(n, time)),
  },
  { name: 'text at a time, București', goal: 40, path: (n) => list(n, capital, text(n, time)) },
  { name: 'open today, București', goal: 40, path: (n) => list(n, capital, open) },
  { name: 'a letter at night', goal: 100, path: () => '/api/public/locations?search=m+dupa+23' },
];
const time = ' mâine după 17';
const open = '&search=azi+deschis+acum';

function timesOf(bookable: readonly Bookable[]): readonly Question[] {
  const cards = (n: number) =>
    Array.from({ length: 20 }, (_, index) => `ids[]=${pick(bookable, n * 20 + index).id}`).join(
      '&',
    );
  const [from, to] = [today(new Date()), addDays(today(new Date()), 30)];
  return [
    { name: 'next free times of 20', goal: 40, path: (n) => `${nextSlots}?${cards(n)}` },
    {
      name: 'the same for a text',
      goal: 40,
      path: (n) => `${nextSlots}?${cards(n)}${text(n)}`,
    },
    {
      name: 'free times of 31 days',
      goal: 25,
      path: (n) => {
        const { id, service } = pick(bookable, n);
        return `/api/public/locations-slots/${id}?services[]=${service}&from=${from}&to=${to}`;
      },
    },
  ];
}

const nextSlots = '/api/public/locations-next-slots';

function list(n: number, { latitude, longitude }: Locality, more = ''): string {
  const north = latitude + ((n * 0.618) % 1) * 0.08 - 0.04;
  const east = longitude + ((n * 0.414) % 1) * 0.1 - 0.05;
  return `/api/public/locations?latitude=${north.toFixed(5)}&longitude=${east.toFixed(5)}${more}`;
}

function cityOf(n: number): Locality {
  return pick(cities, n);
}

function category(n: number): string {
  return `&categories=${pick(trades, n).id}`;
}

function text(n: number, more = ''): string {
  return `&search=${encodeURIComponent(pick(texts, n) + more)}`;
}

function beginning(n: number): string {
  return `&per_page=3&search=${pick(beginnings, n)}`;
}

function pick<T>(all: readonly T[], n: number): T {
  return all[n % all.length] as T;
}

import { localities, type Locality } from '#data/localities.ts';
import { trades } from '#data/trades/trades.ts';

/** A kind of request, and the goal for its p95 in ms. */
export type Question = { name: string; goal: number; path: (n: number) => string };

const [capital, ...cities] = localities.slice(0, 20) as [Locality, ...Locality[]];
const texts = [
  'tuns',
  'frizerie',
  'masaj de relaxare',
  'manichiura',
  'dentist',
  'salon ana',
  'balayage',
  'manichura',
  'sala',
  'frizrie',
];
const beginnings = ['fri', 'man', 'mas', 'tun', 'sal', 'den', 'coa', 'ped'];
const placeNames = ['ias', 'clu', 'timi', 'bu', 'targu', 'satu', 'braso', 'con', 'valea', 'po'];

/** What is asked: page one of lists in 30 km around a point of a city, suggestions, places. */
export const questions: readonly Question[] = [
  { name: 'list, a large city', goal: 10, path: (n) => list(n, cityOf(n)) },
  { name: 'list, București', goal: 40, path: (n) => list(n, capital) },
  { name: 'nearest first, București', goal: 40, path: (n) => list(n, capital, '&sort=distance') },
  { name: 'category, a large city', goal: 10, path: (n) => list(n, cityOf(n), category(n)) },
  { name: 'category, București', goal: 40, path: (n) => list(n, capital, category(n)) },
  { name: 'text, a large city', goal: 40, path: (n) => list(n, cityOf(n), text(n)) },
  { name: 'text, București', goal: 40, path: (n) => list(n, capital, text(n)) },
  { name: 'suggestions, a large city', goal: 20, path: (n) => list(n, cityOf(n), beginning(n)) },
  { name: 'suggestions, București', goal: 20, path: (n) => list(n, capital, beginning(n)) },
  { name: 'places', goal: 10, path: (n) => `/api/public/places?search=${pick(placeNames, n)}` },
];

function list(n: number, { latitude, longitude }: Locality, more = ''): string {
  // Another point each time: nothing is answered from what was just read.
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

function text(n: number): string {
  return `&search=${encodeURIComponent(pick(texts, n))}`;
}

function beginning(n: number): string {
  return `&per_page=3&search=${pick(beginnings, n)}`;
}

function pick<T>(all: readonly T[], n: number): T {
  return all[n % all.length] as T;
}

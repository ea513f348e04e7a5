import { makePlain } from '../catalogue/catalogue.ts';
import type { Scenario } from './scenario.ts';

/** What there is to find. */
export const catalogueScenarios: Scenario[] = [
  {
    name: 'empty-catalogue',
    says: 'No location anywhere: empty results, nothing suggested.',
    apply: (world) => void (world.locations = []),
  },
  {
    name: 'no-results',
    says: 'Every search is empty, but others are suggested.',
    apply: (world) => {
      world.suggested = world.locations;
      world.locations = [];
    },
  },
  {
    name: 'one-result',
    says: 'A single location.',
    apply: (world) => void (world.locations = world.locations.slice(0, 1)),
  },
  {
    name: 'twenty-pages',
    says: '400 locations, 20 pages of 20.',
    apply: (world) => void (world.locations = makePlain(1, 400, world.clock.now())),
  },
];

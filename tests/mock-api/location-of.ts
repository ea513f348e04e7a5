import type { MockLocation } from './catalogue/mock-location.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

/** The location of an id; throws 404 for an unknown one. */
export function locationOf(world: World, id: number): MockLocation {
  const location = world.locations.find(({ detail }) => detail.id === id);
  if (!location) throw new Refusal('not_found');
  return location;
}

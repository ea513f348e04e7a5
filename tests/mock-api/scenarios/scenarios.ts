import type { World } from '../world.ts';
import { bookingScenarios } from './booking-scenarios.ts';
import { catalogueScenarios } from './catalogue-scenarios.ts';
import { networkScenarios } from './network-scenarios.ts';
import type { Scenario } from './scenario.ts';
import { sessionScenarios } from './session-scenarios.ts';

/** Every scenario, in the order of the page that lists them. */
export const scenarios: Scenario[] = [
  ...catalogueScenarios,
  ...bookingScenarios,
  ...sessionScenarios,
  ...networkScenarios,
];

/** Applies scenarios one after another to the world as it is; throws for a name that none has. */
export function applyScenarios(world: World, names: readonly string[]): void {
  for (const name of names) {
    const scenario = scenarios.find((one) => one.name === name);
    if (!scenario) throw new Error(`No scenario is called ${name}`);
    scenario.apply(world);
  }
}

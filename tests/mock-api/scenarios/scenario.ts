import type { World } from '../world.ts';

/** A state of the mocked api by name; several can be applied one after another. */
export type Scenario = {
  /** In kebab case, as the control call and the tests say it. */
  name: string;
  /** What a person sees with it, for the page that lists them. */
  says: string;
  apply: (world: World) => void;
};

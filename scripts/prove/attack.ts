import type { TemporaryPostgres } from '../checks/postgres.ts';
import type { Product } from '../product/product.ts';

/** What is attacked: the running product, on one of its two engines. */
export type Scene = {
  /** The server behind it, to be restarted. */
  postgres: TemporaryPostgres | undefined;
  /** When its pages had been visited, in ms of performance.now(). */
  warmAt: number;
  seed: number;
} & Product;

export type Outcome = {
  figures: string;
  holds: boolean;
};

export type Attack = {
  name: string;
  goal: string;
  run: (scene: Scene) => Promise<Outcome>;
};

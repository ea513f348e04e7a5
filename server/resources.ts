import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';

/** The table of contents of the api: every resource registers its routes here, after the session's hooks. */
export async function registerResources(app: FastifyInstance, deps: Deps): Promise<void> {
  void app;
  void deps;
}

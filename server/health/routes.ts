import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { ping } from '../db/connection.ts';
import { isMigrated } from '../db/migrate.ts';
import type { Db, Deps } from '../deps.ts';
import manifest from '../../package.json' with { type: 'json' };

const databaseMs = 500;

/**
 * For supervisors and load balancers: `/livez` as long as the event loop turns, `/readyz` when requests can be
 * served (200, else 503 with the reason), `/version` for what runs here.
 */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/livez', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  const isCurrent = rememberYes(() => isMigrated(deps.db));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const problem = await problemOf(deps, isCurrent);
    if (problem) return reply.status(503).header('retry-after', '1').send({ status: problem });
    return { status: 'ok' };
  });

  app.get('/version', { schema: { hide: true } }, async () => ({
    version: manifest.version,
    commit: deps.env.GIT_COMMIT ?? null,
    node: process.version,
  }));
}

async function problemOf(deps: Deps, isCurrent: () => Promise<boolean>): Promise<string | null> {
  if (deps.draining?.()) return 'draining';
  try {
    if (!(await answersInTime(deps.db))) return 'database';
    return (await isCurrent()) ? null : 'migrations';
  } catch {
    return 'database';
  }
}

async function answersInTime(db: Db): Promise<boolean> {
  const over = new AbortController();
  try {
    const late = wait(databaseMs, false, { signal: over.signal });
    const answer = ping(db).then(() => true);
    return await Promise.race([answer, late]);
  } finally {
    over.abort();
  }
}

/** Asks until the answer is yes, and not again: migrations only go forward. */
function rememberYes(ask: () => Promise<boolean>): () => Promise<boolean> {
  let yes = false;
  return async () => {
    yes ||= await ask();
    return yes;
  };
}

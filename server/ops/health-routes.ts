import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { ping, tryWriting } from '#server/db/connection.ts';
import { isMigrated } from '#server/db/migration-state.ts';
import type { Deps } from '#server/deps.ts';
import manifest from '../../package.json' with { type: 'json' };

const databaseMs = 500;
const writableMs = 5_000;

type Ask = () => Promise<boolean>;

/**
 * `/readyz` ignores the database, whose failure would remove all apis from the load balancer.
 * `?all=1` returns 503 unless the database responds, accepts writes and is migrated.
 */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/livez', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  const isCurrent = rememberYes(() => isMigrated(deps.db));
  const canWrite = rememberYes(() => tryWriting(deps.db).then(() => true), writableMs);
  app.get('/readyz', { schema: { hide: true } }, async ({ url }, reply) => {
    const asksAll = url.endsWith('?all=1');
    const draining = deps.draining?.() ? 'draining' : null;
    const problem = draining ?? (asksAll ? await problemOf(deps, isCurrent, canWrite) : null);
    if (problem) return reply.status(503).header('retry-after', '1').send({ status: problem });
    return { status: 'ok' };
  });

  app.get('/version', { schema: { hide: true } }, async () => ({
    version: manifest.version,
    commit: deps.env.GIT_COMMIT ?? null,
    node: process.version,
  }));
}

async function problemOf(deps: Deps, isCurrent: Ask, canWrite: Ask): Promise<string | null> {
  try {
    const late = wait(databaseMs, false, { ref: false });
    if (!(await Promise.race([ping(deps.db).then(canWrite), late]))) return 'database';
    return (await isCurrent()) ? null : 'migrations';
  } catch {
    return 'database';
  }
}

/** Remembers a yes forever by default, because migrations only go forward. */
function rememberYes(ask: Ask, ms = Infinity): Ask {
  let yesUntil = -Infinity;
  return async () => {
    if (performance.now() < yesUntil) return true;
    const yes = await ask();
    if (yes) yesUntil = performance.now() + ms;
    return yes;
  };
}

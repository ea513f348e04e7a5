import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { ping, tryWriting } from '../db/connection.ts';
import { isMigrated } from '../db/migrate.ts';
import type { Deps } from '../deps.ts';
import manifest from '../../package.json' with { type: 'json' };

const databaseMs = 500;
/** How long a database that could write counts as one that can. */
const writableMs = 5_000;

type Ask = () => Promise<boolean>;

/**
 * For supervisors and load balancers: `/livez` as long as the event loop turns, `/readyz` when requests can be
 * served (200, else 503 with the reason): the database answers and can write, `/version` for what runs here.
 */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/livez', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  const isCurrent = rememberYes(() => isMigrated(deps.db));
  const canWrite = rememberYes(() => tryWriting(deps.db).then(() => true), writableMs);
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const problem = await problemOf(deps, isCurrent, canWrite);
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
  if (deps.draining?.()) return 'draining';
  try {
    if (!(await inTime(ping(deps.db).then(canWrite)))) return 'database';
    return (await isCurrent()) ? null : 'migrations';
  } catch {
    return 'database';
  }
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const over = new AbortController();
  try {
    const late = wait(databaseMs, false, { signal: over.signal });
    return await Promise.race([answer, late]);
  } finally {
    over.abort();
  }
}

/** Asks until the answer is yes, and then again only after a time, or never: migrations only go forward. */
function rememberYes(ask: Ask, ms = Infinity): Ask {
  let yesUntil = -Infinity;
  return async () => {
    if (performance.now() < yesUntil) return true;
    const yes = await ask();
    if (yes) yesUntil = performance.now() + ms;
    return yes;
  };
}

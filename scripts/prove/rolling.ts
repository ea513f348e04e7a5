import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { auditBookings } from '#server/db/backup-facts.ts';
import { openDatabase } from '#server/db/connection.ts';
import { readEnv, type Db } from '#server/deps.ts';
import type * as locations from '#server/testing/make-location.ts';
import { freePort } from '#tests/free-port.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { runCommand } from '../checks/command.ts';
import { buildWeb } from '../product/build.ts';
import { inTemporaryFolder } from '../product/temporary-folder.ts';
import { startMachine, stopProgram, type Machine } from './machine.ts';
import { startNginx } from './nginx.ts';
import type { Outcome } from './other-visitors.ts';
import { buildReleaseBefore } from './release.ts';
import { loadUntil, makeBookers } from './rolling-load.ts';

export const rollingGoal =
  '0 failed requests; a 503 names a wait of 2 s at most, and the repeated request succeeds; 0 bookings lost or doubled; no client is signed out';

const migrationsBack = 3;
const restMs = 4_000;

export function proveRolling(databaseUrl: string): Promise<Outcome> {
  return inTemporaryFolder((folder) => rollIn(folder, databaseUrl));
}

async function rollIn(folder: string, databaseUrl: string): Promise<Outcome> {
  const here = resolve('.');
  const old = await buildReleaseBefore(migrationsBack);
  await buildWeb(here, process.env);
  const [http, https] = [await freePort(), await freePort()];
  const webs = [await freePort(), await freePort()];
  const apis = [await freePort(), await freePort()];
  const url = `https://127.0.0.1:${https}`;
  const key = () => randomBytes(24).toString('base64');
  const [first, second] = [keysOf(key(), key()), keysOf(key(), key())];
  const common = { ...production, APP_URL: url, DATABASE_URL: databaseUrl, OTP_KEY: key() };
  const database = await openDatabase({ databaseUrl });
  const machines: Machine[] = [];
  const roll = async (release: string, env: Record<string, string>) => {
    for (const [index, web] of webs.entries()) {
      await machines[index]?.stop();
      const ports = { WEB_PORT: String(web), API_PORT: String(apis[index]) };
      machines[index] = await startMachine(release, { ...common, ...ports, ...env });
      await wait(restMs);
    }
  };
  const over = new AbortController();
  let balancer;
  try {
    const env = { ...common, ...first.current };
    await migrateFrom(old, env);
    const deps = { db: database.db, env: readEnv(env), now: () => new Date() };
    // Only code of the old release fits the schema.
    const { makeLocation: make } = (await import(
      join(old, 'server/testing/make-location.ts')
    )) as typeof locations;
    const bookers = await makeBookers(deps, { make });
    await roll(old, first.current);
    balancer = await startNginx(here, folder, { servers: webs, http, https });
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    const loaded = loadUntil(over.signal, url, bookers);
    await wait(restMs);
    await migrateFrom(here, env);
    await roll(here, first.current);
    await roll(here, { ...first.current, ...second.previous });
    await roll(here, { ...second.current, ...first.previous });
    await roll(old, { ...second.current, ...first.previous });
    over.abort();
    const { placed, failed, ...counts } = await loaded;
    const lost = await countLost(database.db, placed);
    const { overlaps } = await auditBookings(database.db);
    const kinds = [...Map.groupBy(failed, (one) => one)].map(
      ([one, all]) => `${all.length} × ${one}`,
    );
    const { pages, files, refreshes, announced } = counts;
    return {
      figures: [
        `${placed.length} bookings, ${refreshes} refreshes, ${pages} pages, ${files} scripts and styles`,
        `${failed.length} failed${kinds.length > 0 ? ` (${kinds.slice(0, 12).join('; ')})` : ''}`,
        `${announced} × 503 with Retry-After, ${lost} bookings lost, ${overlaps} overlaps`,
      ].join(', '),
      holds: placed.length > 0 && files > 0 && failed.length + lost + overlaps === 0,
    };
  } finally {
    over.abort();
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    if (balancer) await stopProgram(balancer);
    await Promise.all([...machines.map((machine) => machine.stop()), database.close()]);
  }
}

/** Sends no message, because nothing listens at port 9. */
const production = {
  ...{ APP_MODE: 'production', MIGRATE: 'off' },
  ...{ API_PROCESSES: '1', WEB_PROCESSES: '1', DATABASE_POOL: '10', LOG_LEVEL: 'silent' },
  ...{ TRUSTED_PROXIES: '127.0.0.1', WARM_PAGES: 'off' },
  ...{ MAIL_DRIVER: 'smtp', SMTP_URL: 'smtp://127.0.0.1:9' },
  ...{ SMS_DRIVER: 'http', SMS_PROVIDER: 'smso', SMS_KEY: 'none', SMS_FROM: '1' },
  SMS_URL: 'http://127.0.0.1:9',
  ...{ MAIL_FROM: 'salut@rolling.example', CONTACT_EMAIL: 'contact@rolling.example' },
  COMPANY_NAME: 'Aproape SRL',
};

function keysOf(app: string, refresh: string) {
  return {
    current: { APP_KEY: app, REFRESH_KEY: refresh },
    previous: { APP_KEY_PREVIOUS: app, REFRESH_KEY_PREVIOUS: refresh },
  };
}

async function migrateFrom(cwd: string, env: Record<string, string>): Promise<void> {
  const { code, output } = await runCommand(process.execPath, ['scripts/migrate.ts'], { cwd, env });
  if (code !== 0) throw new OperatorError(output);
}

async function countLost(db: Db, placed: readonly string[]): Promise<number> {
  const rows = await db.selectFrom('bookings').select('id').execute();
  const ids = new Set(rows.map(({ id }) => id));
  return placed.filter((id) => !ids.has(id)).length + placed.length - new Set(placed).size;
}

import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseOptions } from '#server/db/connection.ts';
import { target } from '#tests/contract/target.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { runCommand } from './checks/command.ts';
import { onPostgres, type TemporaryPostgres } from './checks/postgres.ts';
import { inTemporaryFolder } from './product/temporary-folder.ts';
import { countVitest } from './checks/vitest.ts';
import { runMain } from './product/run-main.ts';
import { onTestProduct } from './product/test-product.ts';
import { bookingsGoal, bookUnderKills } from './prove/bookings.ts';
import { calendarsGoal, proveCalendars } from './prove/calendars.ts';
import { clusterGoal, proveCluster } from './prove/cluster.ts';
import { packageGoal, provePackage } from './prove/package.ts';
import { floods } from './prove/floods.ts';
import { keyboardBooking } from './prove/keyboard.ts';
import { poolerGoal, provePooler } from './prove/pooler.ts';
import { send } from './prove/load.ts';
import type { Outcome } from './prove/other-visitors.ts';
import { moveAndBook, movesGoal, sharedScenes } from './prove/moves.ts';
import { proveReplica, replicaGoal } from './prove/replica.ts';
import { proveRestore, restoreGoal } from './prove/restore.ts';
import { proveRolling, rollingGoal } from './prove/rolling.ts';
import { proveScreens, screenProofs } from './prove/screens.ts';
import { proveSoak, soakGoal } from './prove/soak.ts';
import { killedApi } from './prove/victim.ts';

const words = process.argv.slice(2);
const isAttack = words.includes('attack');
const isChosen = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
const chosen = [
  ...floods.filter(({ name }) => isAttack || isChosen(name)),
  ...[keyboardBooking].filter(({ name }) => isChosen(name)),
];
const onServer =
  (run: (url: string, addReplica: TemporaryPostgres['addReplica']) => Promise<Outcome>) => () =>
    onPostgres(({ url, addReplica }) => run(url, addReplica));
const underKills = { name: 'bookings while the api is killed', goal: bookingsGoal };
const proveBookings = (address: DatabaseOptions) =>
  bookUnderKills(address, () => killedApi(address));
const cluster = { goal: clusterGoal };
const drills = [
  { ...underKills, run: onServer((databaseUrl) => proveBookings({ databaseUrl })) },
  ...Object.entries(sharedScenes).map(([shared, input]) => ({
    ...{ name: `moves on ${shared}`, goal: movesGoal },
    run: onServer((url) => moveAndBook(url, input)),
  })),
  { name: 'calendars', goal: calendarsGoal, run: onServer(proveCalendars) },
  { ...cluster, name: 'cluster', run: () => proveCluster({ isPooled: false }) },
  { ...cluster, name: 'cluster behind PgBouncer', run: () => proveCluster({ isPooled: true }) },
  { name: 'package', goal: packageGoal, run: onServer(provePackage) },
  { name: 'pooler', goal: poolerGoal, run: onServer(provePooler) },
  { name: 'replica', goal: replicaGoal, run: onServer(proveReplica) },
  { name: 'restore', goal: restoreGoal, run: onServer(proveRestore) },
  { name: 'rolling', goal: rollingGoal, run: onServer(proveRolling) },
  // Takes an hour.
  ...(words.includes('soak') ? [{ name: 'soak', goal: soakGoal, run: onServer(proveSoak) }] : []),
];

const wantedDrills = drills.filter(({ name }) => isChosen(name));
const wantedScreens = screenProofs.filter(({ name }) => isChosen(name));

await runMain(async () => {
  if (!isAttack && [...chosen, ...wantedDrills, ...wantedScreens].length === 0)
    throw new OperatorError(`No proof is called "${words.join(' ')}". docs/testing.md lists them.`);
  console.log('Other work on this machine distorts the figures.');
  const hold = [];
  if (chosen.length > 0) {
    hold.push(await proveOn('embedded'));
    hold.push(await onPostgres(({ url }) => proveOn('postgres', url)));
  }
  if (isChosen(underKills.name)) {
    const outcome = await inTemporaryFolder((dataDir) => proveBookings({ dataDir }));
    hold.push(tell('embedded', underKills, outcome));
  }
  for (const drill of wantedDrills) hold.push(tell('postgres', drill, await drill.run()));
  if (wantedScreens.length > 0) hold.push(await proveScreens(wantedScreens));
  if (isAttack) hold.push(await attackTestsPass());
  process.exitCode = hold.every(Boolean) ? 0 : 1;
});

function proveOn(engine: string, databaseUrl?: string): Promise<boolean> {
  const env = { LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent' };
  return onTestProduct({ databaseUrl, env }, async (product) => {
    const webUrl = product.webUrl.replace('localhost', '127.0.0.1');
    target.url = webUrl;
    let allHold = true;
    for (const flood of chosen) {
      await untilQuick(webUrl);
      allHold = tell(engine, flood, await flood.run(webUrl)) && allHold;
    }
    return allHold;
  });
}

function tell(
  engine: string,
  { name, goal }: { name: string; goal: string },
  { figures, holds }: Outcome,
): boolean {
  console.log(`${holds ? '✓' : '✗'} ${engine}, ${name}: ${figures} (goal: ${goal})`);
  return holds;
}

async function untilQuick(webUrl: string): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const { status, ms } = await send({ url: `${webUrl}/api/public/locations?per_page=5` });
    if (status === 200 && ms < 200) return;
    await wait(1000);
  }
}

async function attackTestsPass(): Promise<boolean> {
  const attack = { ATTACK: '1' };
  const broken = [
    ...['generated-requests.test', 'api-proxy.test', 'page-request.test'],
    'properties.test',
  ];
  const counts = [await countVitest(['unit', 'api'], attack, broken)];
  await onPostgres(async ({ url: RACE_DATABASE_URL }) => {
    const env = { ...attack, RACE_DATABASE_URL };
    counts.push(await countVitest(['api'], env, ['generated-requests.test']));
    counts.push(await countVitest(['race'], env, ['connection-loss.race']));
  });
  const { code } = await runCommand('node', ['scripts/test.mjs', 'entry'], {
    live: true,
    env: attack,
  });
  return code === 0 && counts.every(({ failures }) => failures.length === 0);
}

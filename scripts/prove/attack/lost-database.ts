import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Attack, Outcome, Scene } from '../attack.ts';
import { drive, figuresOf, isInOrder, send } from '../load.ts';
import { visitorAt } from '../visitor.ts';

const goal = 'the same process, 200 or an announced 503';

export const droppedConnections: Attack = {
  name: '2 PostgreSQL drops all connections in use, three times',
  goal,
  run: (scene) =>
    underReaders(scene, 5, async () => {
      for (let round = 0; round < 3; round += 1) {
        await wait(1000);
        await endConnections(scene.postgres?.url);
      }
      return { figures: '', holds: true };
    }),
};

export const restartedServer: Attack = {
  name: '2 PostgreSQL is away for four seconds under load',
  goal: `${goal}, not ready within 1 s, all works 5 s after its return`,
  run: (scene) =>
    underReaders(scene, 12, async () => {
      await wait(1000);
      await scene.postgres?.halt();
      const noticed = await secondsUntil(async () => (await readiness(scene)) === 503);
      await wait(4000 - noticed * 1000);
      await scene.postgres?.resume();
      const returned = await secondsUntil(() => worksFully(scene));
      const figures = `not ready after ${noticed.toFixed(2)} s, works ${returned.toFixed(2)} s after, `;
      return { figures, holds: noticed <= 1 && returned <= 5 };
    }),
};

/** Thirty readers, each answered at once or told when to come back, while the work is done to the database. */
async function underReaders(scene: Scene, seconds: number, work: () => Promise<Outcome>) {
  const pid = scene.apiPid();
  const reading = drive({ connections: 30, count: 20_000, seconds }, (index) => ({
    url: `${scene.webUrl}/api/public/locations?per_page=5&page=${1 + (index % 20)}`,
    headers: visitorAt(11, index),
  }));
  const { figures, holds } = await work();
  const answers = await reading;
  const lives = scene.apiPid() === pid;
  return {
    figures: `${lives ? 'same process' : 'ANOTHER PROCESS'}, ${figures}${figuresOf(answers)}`,
    holds: holds && lives && answers.every(isInOrder),
  };
}

async function endConnections(connectionString: string | undefined): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  await client.end();
}

async function readiness({ apiUrl }: Scene): Promise<number> {
  return (await send({ url: `${apiUrl}/readyz` })).status;
}

async function worksFully(scene: Scene): Promise<boolean> {
  const read = {
    url: `${scene.webUrl}/api/public/locations?per_page=5`,
    headers: visitorAt(12, 1),
  };
  const reads = await Promise.all(Array.from({ length: 30 }, () => send(read)));
  return (await readiness(scene)) === 200 && reads.every(({ status }) => status === 200);
}

/** Seconds until it is so, half a minute at most. */
async function secondsUntil(isSo: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  while (seconds() < 30 && !(await isSo())) await wait(50);
  return seconds();
}

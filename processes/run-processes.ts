import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { relayCounts } from './count-together.ts';

export const maxStopMs = 12_000;

/** On SIGTERM, each process must complete open requests and call `exitProcess`. */
export async function runProcesses(
  name: string,
  count: number,
  start: () => Promise<void>,
): Promise<void> {
  if (count > 1 && cluster.isPrimary) return supervise(name, count);
  // SIGUSR2 ends a single process; systemd restarts it.
  if (cluster.isPrimary) process.on('SIGUSR2', () => process.kill(process.pid, 'SIGTERM'));
  await start();
}

/**
 * Sends `Connection: close`, because a later request on a connection that we close would be lost.
 * After `noticeMs`, accepts what the kernel has queued (at most 511 connections, one per iteration
 * of the event loop), because closing the server would reset it.
 */
export async function drainConnections(server: Server, noticeMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
  await wait(noticeMs);
  for (let turn = 0; turn < 1_024; turn += 1) await nextTurn();
}

/** Exits once the primary process hands no more connections to this one. */
export async function exitProcess(code: number): Promise<never> {
  const { worker } = cluster;
  if (worker?.isConnected()) {
    const hasLeft = once(worker, 'disconnect');
    worker.disconnect();
    await hasLeft;
  }
  process.exit(code);
}

async function supervise(name: string, count: number): Promise<void> {
  /** Processes that listen and are not being replaced. */
  const serving = new Set<Worker>();
  let exitCode: number | null = null;
  let pause: number | null = null;
  let launchedAt = 0;

  const alive = () =>
    Object.values(cluster.workers ?? {}).filter((worker) => worker && !worker.isDead()) as Worker[];
  const exitIfEmpty = () => {
    if (exitCode !== null && alive().length === 0) process.exit(exitCode);
  };
  const stop = (code: number, signal: NodeJS.Signals) => {
    exitCode ??= code;
    for (const worker of alive()) worker.process.kill(signal);
    exitIfEmpty();
  };

  const launch = async (): Promise<boolean> => {
    if (exitCode !== null) return false;
    launchedAt = performance.now();
    const worker = cluster.fork();
    // A process that cannot be created or signalled counts as ended.
    worker.on('error', () => {});
    const listens = once(worker, 'listening').then(() => true);
    const ends = once(worker, 'exit').then(() => false);
    const hasStarted = await Promise.race([listens, ends]).catch(() => false);
    if (!hasStarted || worker.isDead()) return false;
    serving.add(worker);
    worker.once('exit', (code, signal) => {
      if (!serving.delete(worker) || exitCode !== null) return;
      console.error(`A process of the ${name} ended (${signal ?? `code ${code}`}).`);
      void inTurn(refill);
    });
    return true;
  };
  const launchAll = async () => {
    // The first starts alone, so that a problem is reported once.
    const hasStarted =
      (await launch()) &&
      (await Promise.all(Array.from({ length: count - 1 }, launch))).every(Boolean);
    if (!hasStarted) return stop(1, 'SIGTERM');
    const restart = `kill -USR2 ${process.pid} restarts them one by one`;
    console.error(`The ${name} listens in ${count} processes; ${restart}.`);
  };
  const refill = async () => {
    while (serving.size < count && exitCode === null) {
      pause = nextPause(pause, performance.now() - launchedAt);
      await wait(pause);
      if (exitCode === null) await launch();
    }
  };
  const replaceAll = async () => {
    for (const old of [...serving]) {
      if (!serving.has(old)) continue;
      const hasStarted = await launch();
      if (exitCode !== null) return;
      if (!hasStarted)
        return console.error(`A new process of the ${name} did not start: the old ones stay.`);
      serving.delete(old);
      const ended = once(old, 'exit');
      const kill = setTimeout(() => old.process.kill('SIGKILL'), maxStopMs);
      if (old.process.kill('SIGTERM')) await ended;
      clearTimeout(kill);
    }
    console.error(`The ${name} has restarted its processes.`);
  };
  // One start or replacement at a time, because each counts the serving processes.
  const inTurn = pLimit(1);

  relayCounts();
  cluster.on('exit', exitIfEmpty);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0, signal));
  process.on('SIGUSR2', () => void inTurn(replaceAll));

  await inTurn(launchAll);
}

const firstPause = 500;
const longestPause = 5_000;

/** In ms; grows while processes end soon after their start. */
export function nextPause(pause: number | null, ranMs: number): number {
  return pause === null || ranMs > 60_000 ? firstPause : Math.min(pause * 2, longestPause);
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../product/problem.ts';

const readyMs = 90_000;

/** Resolves when the api is ready. */
export async function startApi(
  folder: string,
  port: number,
  env: Record<string, string>,
): Promise<ChildProcess> {
  const api = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env, API_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = performance.now() + readyMs;
  while (!(await isReady(port))) {
    if (api.exitCode === null && performance.now() < end) {
      await wait(100);
      continue;
    }
    await stopProgram(api);
    throw new Problem(`The release in ${folder} did not start.`);
  }
  return api;
}

/** As systemd stops it. */
export async function stopProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz?all=1`).then(
    (response) => response.ok,
    () => false,
  );
}

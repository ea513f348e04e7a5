import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '#settings/operator-error.ts';

const readyMs = 90_000;

export type Machine = { stop: () => Promise<void> };

export async function startMachine(
  folder: string,
  env: Record<string, string> & { WEB_PORT: string; API_PORT: string },
): Promise<Machine> {
  const start = (program: string) =>
    spawn(process.execPath, [program], {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_ENV: 'production' as const, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const programs = [start('server/main.ts'), start('front/main.ts')];
  const stop = async () => void (await Promise.all(programs.map(stopProgram)));
  const end = performance.now() + readyMs;
  while (!(await isReady(env.WEB_PORT))) {
    if (programs.every(({ exitCode }) => exitCode === null) && performance.now() < end) {
      await wait(100);
      continue;
    }
    await stop();
    throw new OperatorError(`The release in ${folder} did not start.`);
  }
  return { stop };
}

/** Sends SIGTERM, like systemd. */
export async function stopProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}

/** With `all=1` the web checks its api too. */
function isReady(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz?all=1`).then(
    (response) => response.ok,
    () => false,
  );
}

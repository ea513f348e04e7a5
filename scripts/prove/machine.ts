import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '#settings/operator-error.ts';

const readyMs = 90_000;

export type Machine = { stop: () => Promise<void> };

export async function startMachine(
  folder: string,
  env: Record<string, string> & { WEB_PORT: string; API_PORT: string },
  node = process.execPath,
): Promise<Machine> {
  const start = (program: string) =>
    spawn(node, [program], {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_ENV: 'production' as const, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const programs = [start('server/main.ts'), start('front/main.ts')];
  const stop = async () => void (await Promise.all(programs.map(stopProgram)));
  await untilReady(`http://127.0.0.1:${env.WEB_PORT}`, programs).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { stop };
}

/** With `all=1` the web checks its api too. Throws if a program exits or time runs out. */
export async function untilReady(origin: string, programs: ChildProcess[]): Promise<void> {
  const end = performance.now() + readyMs;
  while (!(await fetch(`${origin}/readyz?all=1`).catch(() => null))?.ok) {
    if (programs.some(({ exitCode }) => exitCode !== null) || performance.now() > end)
      throw new OperatorError(`${origin} did not get ready.`);
    await wait(100);
  }
}

export async function stopProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}

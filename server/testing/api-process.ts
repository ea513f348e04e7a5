import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/free-port.ts';

const readyMs = 180_000;

export type ApiProcess = {
  pid: number;
  url: string;
  kill: () => Promise<void>;
};

export async function startApiProcess(
  settings: Record<string, string>,
  command = ['server/main.ts'],
): Promise<ApiProcess> {
  const port = String(await freePort());
  const env = { ...process.env, LOG_LEVEL: 'error', ...settings, API_PORT: port };
  const api = spawn(process.execPath, command, { env, stdio: 'inherit' });
  const ended = once(api, 'exit');
  const endWithUs = () => api.kill('SIGKILL');
  process.once('exit', endWithUs);
  const kill = async () => {
    process.off('exit', endWithUs);
    api.kill('SIGKILL');
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  const end = performance.now() + readyMs;
  while (!(await isReady(url))) {
    if (api.exitCode !== null || performance.now() > end) {
      await kill();
      throw new Error('The api did not start.');
    }
    await wait(50);
  }
  return { pid: api.pid!, url, kill };
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

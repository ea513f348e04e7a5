import { fileURLToPath } from 'node:url';
import { runCommand } from '#scripts/checks/command.ts';
import { Service } from '#scripts/product/service.ts';
import { freePort } from '#tests/free-port.ts';

const folder = fileURLToPath(new URL('floor', import.meta.url));

export async function startFloor(): Promise<{ url: string; stop: () => Promise<void> }> {
  await runCommand('next', ['build', folder]);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const floor = new Service({
    name: 'floor',
    args: ['node_modules/next/dist/bin/next', 'start', folder, '-p', port, '-H', '127.0.0.1'],
    env: { ...process.env, NODE_ENV: 'production' },
    readyUrl: url,
    readyTimeout: 60_000,
  });
  await floor.start();
  return { url, stop: () => floor.stop() };
}

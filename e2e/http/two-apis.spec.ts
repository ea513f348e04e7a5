import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { startStandInApi } from './stand-in-api.ts';

test('one build serves two back ends, each with its own pages', async ({ request }) => {
  const standIn = await startStandInApi();
  const port = await freePort();
  const env = {
    ...process.env,
    API_URL: standIn.url,
    WEB_PORT: String(port),
    NODE_ENV: 'production' as const,
  };
  const web = spawn(process.execPath, ['front/main.ts'], { env, stdio: 'ignore' });
  const other = `http://127.0.0.1:${port}`;
  try {
    await expect
      .poll(
        () =>
          request.get(other).then(
            (answer) => answer.status(),
            () => 0,
          ),
        {
          timeout: 30_000,
        },
      )
      .toBe(200);

    const name = 'Salonul de pe altă planetă';
    for (const path of ['/', '/locations', standIn.path]) {
      expect(await (await request.get(other + path)).text(), path).toContain(name);
    }
    for (const path of ['/', '/locations']) {
      expect(await (await request.get(path)).text(), path).not.toContain(name);
    }
    expect((await request.get(standIn.path)).status()).toBe(404);
  } finally {
    web.kill('SIGTERM');
    await once(web, 'exit');
    standIn.close();
  }
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { freePort } from '#tests/free-port.ts';
import { startStandInApi } from './stand-in-api.ts';

const pagesPerMinute = 600;

test('two processes of the web share limits, restart one by one and end together', async () => {
  test.slow();
  const api = await startStandInApi();
  const port = await freePort();
  const web = spawn(process.execPath, ['front/main.ts'], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', API_URL: api.url, APP_URL: `http://localhost:${port}` },
      ...{ WEB_PORT: String(port), WEB_PROCESSES: '2', LIMIT_FACTOR: '1' },
      ...{ PAGES_PER_MINUTE: String(pagesPerMinute), TRUSTED_PROXIES: '127.0.0.1' },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  web.stderr.on('data', (part: Buffer) => (output += part.toString()));
  /** Each call opens a connection, which goes to the next process. */
  const ask = (address: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'x-forwarded-for': address };
      request({ port, path: '/faq', agent: false, headers }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      })
        .on('error', reject)
        .end();
    });
  try {
    await expect.poll(() => output, { timeout: 60_000 }).toContain('listens in 2 processes');

    const tooMany = 2 * pagesPerMinute;
    let allowed = 0;
    for (let refused = 0; refused < 3 && allowed < tooMany;) {
      const isAllowed = (await ask('198.51.100.7')) === 200;
      allowed += Number(isAllowed);
      refused = isAllowed ? 0 : refused + 1;
    }
    expect(allowed).toBeGreaterThanOrEqual(pagesPerMinute);
    expect(allowed).toBeLessThan(tooMany);

    web.kill('SIGUSR2');
    for (let turn = 0; !output.includes('has restarted its processes'); turn += 1)
      expect(await ask(`198.51.${turn % 256}.9`)).toBe(200);

    web.kill('SIGTERM');
    expect(await once(web, 'exit')).toEqual([0, null]);
  } finally {
    web.kill('SIGKILL');
    api.close();
  }
});

import { expect, test } from '@playwright/test';
import { freePort } from '#tests/free-port.ts';
import { Service } from '#scripts/product/service.ts';
import { startStandInApi } from './stand-in-api.ts';

test('one build serves two apis, each with its own pages @S7-01', async ({ request }) => {
  const standIn = await startStandInApi();
  const port = await freePort();
  const other = `http://localhost:${port}`;
  const web = new Service({
    name: 'second web',
    args: ['front/main.ts'],
    env: { ...process.env, API_URL: standIn.url, WEB_PORT: String(port), APP_URL: other },
    readyUrl: `${other}/robots.txt`,
    readyTimeout: 30_000,
  });
  await web.start();
  try {
    for (const path of ['/', '/locations', standIn.path]) {
      expect(await (await request.get(other + path)).text(), path).toContain(standIn.name);
    }
    for (const path of ['/', '/locations']) {
      expect(await (await request.get(path)).text(), path).not.toContain(standIn.name);
    }
    expect((await request.get(standIn.path)).status()).toBe(404);
  } finally {
    await web.stop();
    standIn.close();
  }
});

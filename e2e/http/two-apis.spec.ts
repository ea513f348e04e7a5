import { expect, test } from '@playwright/test';
import { startWeb } from '#scripts/product/start-web.ts';
import { startStandInApi } from './stand-in-api.ts';

test('one build serves two apis, each with its own pages @S7-01', async ({ request }) => {
  const standIn = await startStandInApi();
  const web = await startWeb(standIn.url);
  try {
    for (const path of ['/', '/locations', standIn.path]) {
      expect(await (await request.get(web.url + path)).text(), path).toContain(standIn.name);
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

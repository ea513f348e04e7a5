import type { Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';

export type FirstLoad = {
  scriptGz: number;
  fontBytes: number;
  fontFiles: number;
  htmlRaw: number;
  htmlGz: number;
  thirdParty: string[];
};

export async function weighFirstLoad(page: Page, path: string): Promise<FirstLoad> {
  const responses: Response[] = [];
  const addresses: URL[] = [];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  page.on('response', (response) => responses.push(response));
  page.on('request', (request) => addresses.push(new URL(request.url())));
  // Drops timers of two seconds or more, because work that the page defers must not count.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const soon = (run: TimerHandler, ms = 0, ...args: unknown[]) =>
      ms < 2_000 ? setTimeout(run, ms, ...args) : 0;
    Object.assign(window, { setTimeout: soon });
  });
  const document = await page.goto(path, { waitUntil: 'load' });
  // React hydrates in idle time after `load`; chunks requested then belong to the first load.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done, 500))),
  );
  const bodiesOf = (type: string) =>
    Promise.all(
      responses
        .filter((one) => one.request().resourceType() === type && one.url().startsWith('http'))
        .map((one) => one.body().catch(() => Buffer.alloc(0))),
    );
  const gz = (body: Buffer) => gzipSync(body, { level: 9 }).length;
  const [scripts, fonts] = [await bodiesOf('script'), await bodiesOf('font')];
  const html = (await document?.body()) ?? Buffer.alloc(0);
  return {
    scriptGz: scripts.reduce((sum, body) => sum + gz(body), 0),
    fontBytes: fonts.reduce((sum, body) => sum + body.length, 0),
    fontFiles: fonts.length,
    htmlRaw: html.length,
    htmlGz: gz(html),
    thirdParty: addresses
      .filter(({ protocol }) => protocol.startsWith('http'))
      .filter(({ hostname }) => !['localhost', '127.0.0.1'].includes(hostname))
      .map(({ href }) => href),
  };
}

import type { CDPSession, Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';

/** What a guest's browser loads before any interaction; sizes in bytes, gz is gzip -9 of the decoded body. */
export type FirstLoad = {
  scriptGz: number;
  fontBytes: number;
  fontFiles: number;
  htmlRaw: number;
  htmlGz: number;
  thirdParty: string[];
};

type Answer = {
  url: string;
  type: string;
  body: Buffer;
};

/** Opens an address in a fresh page and weighs everything that came, until the page has been idle for a moment. */
export async function weighFirstLoad(page: Page, path: string): Promise<FirstLoad> {
  const answers: Promise<Answer | null>[] = [];
  const thirdParty: string[] = [];
  const cdp = await page.context().newCDPSession(page);
  await disableCache(cdp);
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.protocol === 'data:' || url.protocol === 'blob:') return;
    answers.push(
      response.body().then(
        (body) => ({ url: url.href, type: response.request().resourceType(), body }),
        () => null,
      ),
    );
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const own = ['localhost', '127.0.0.1'].includes(hostname);
    if (!own && protocol.startsWith('http')) thirdParty.push(request.url());
  });
  const response = await page.goto(path, { waitUntil: 'load' });
  // React hydrates in idle time after `load`; chunks that it asks for belong to the first load.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done, 500))),
  );
  const html = (await response?.body()) ?? Buffer.alloc(0);
  const loaded = (await Promise.all(answers)).filter((answer) => answer !== null);
  const scripts = loaded.filter(({ type }) => type === 'script');
  const fonts = loaded.filter(({ type }) => type === 'font');
  const sum = (bodies: Buffer[], size: (body: Buffer) => number) =>
    bodies.reduce((total, body) => total + size(body), 0);
  return {
    scriptGz: sum(
      scripts.map(({ body }) => body),
      (body) => gzipSync(body, { level: 9 }).length,
    ),
    fontBytes: sum(
      fonts.map(({ body }) => body),
      (body) => body.length,
    ),
    fontFiles: fonts.length,
    htmlRaw: html.length,
    htmlGz: gzipSync(html, { level: 9 }).length,
    thirdParty,
  };
}

/** Nothing of an earlier page may be missing from the sum. */
async function disableCache(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
}

import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PageChanges, watchChanges } from '#front/page-changes.ts';
import { startPages } from '#front/pages.ts';
import { createFront } from '#front/server.ts';
import { readFrontSettings } from '#front/settings.ts';
import { onPostgres } from '#scripts/checks/postgres.ts';
import type { Product } from '#scripts/product/product.ts';
import { onTestProduct } from '#scripts/product/test-product.ts';
import { openDatabase } from '#server/db/connection.ts';
import { startRelay } from '#server/testing/relay.ts';
import { freePort } from '#tests/free-port.ts';
import { locationPaths } from './paths.ts';
import { report, type Finding } from './results.ts';

const { values } = parseArgs({
  options: {
    away: { type: 'string', default: '150' },
    rounds: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
  },
});
const visitors = 300;
const env = { LIMIT_FACTOR: '100000', OVERLOAD_MS: '0', WEB_PROCESSES: '1', WARM_PAGES: 'off' };

await onPostgres(({ url: databaseUrl }) =>
  onTestProduct({ databaseUrl, env }, (product) => measure(databaseUrl, product)),
);

async function measure(databaseUrl: string, product: Product): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl });
  const relay = await startRelay(product.apiUrl);
  const web = await startOwnWeb(relay.url);
  try {
    const paths = ['/', '/iasi', ...(await locationPaths(product)).slice(0, 10)];
    const findings = [await visitAtOnce(paths.at(-1)!), await change(paths[2]!)];
    report([...findings, await visitWithoutApi(paths)], values.quick);
  } finally {
    await Promise.all([web.stop(), relay.cut(), close()]);
  }

  async function visitAtOnce(path: string): Promise<Finding> {
    const before = web.countRenders();
    await Promise.all(Array.from({ length: visitors }, () => textOf(web.url + path)));
    const what = `renders for ${visitors} first visits of one address at once`;
    const measured = web.countRenders() - before;
    return { goal: 'P9b', what, unit: '', measured, wanted: { atMost: 1 } };
  }

  async function change(path: string): Promise<Finding> {
    const pages = [product.webUrl, web.url].flatMap((url) => [url + path, `${url}/iasi`]);
    let measured = 0;
    for (let round = 0; round < Number(values.rounds); round += 1) {
      await Promise.all(pages.map(textOf));
      const name = `Salonul cu numele ${round}`;
      const id = Number(path.split('/')[2]);
      await db.updateTable('locations').set({ name }).where('id', '=', id).execute();
      const changed = performance.now();
      for (const page of pages) while (!(await textOf(page)).includes(name)) await wait(20);
      measured = Math.max(measured, (performance.now() - changed) / 1000);
    }
    const what = 'a changed location on its page and its city, two webs, worst';
    return { goal: 'P9c', what, unit: 's', measured, wanted: { atMost: 2 } };
  }

  async function visitWithoutApi(paths: string[]): Promise<Finding> {
    for (const path of paths) await textOf(web.url + path);
    await relay.cut();
    const printed = console.error;
    console.error = () => {};
    const end = performance.now() + Number(values.away) * 1000;
    let failed = 0;
    for (let n = 0; performance.now() < end; n += 1) {
      const response = await fetch(web.url + paths[n % paths.length]!);
      await response.text();
      if (response.status >= 500) failed += 1;
      await wait(20);
    }
    console.error = printed;
    await relay.mend();
    const what = `failures of ${paths.length} known pages, the api away for ${values.away} s`;
    return { goal: 'P9b', what, unit: '', measured: failed, wanted: { atMost: 0 } };
  }
}

async function startOwnWeb(apiUrl: string) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  Object.assign(process.env, { ...env, API_URL: apiUrl, APP_URL: url, WEB_PORT: String(port) });
  const pages = await startPages(false, { hostname: 'localhost', port });
  let renders = 0;
  const handle: typeof pages.handle = (request, response) => {
    renders += 1;
    return pages.handle(request, response);
  };
  const settings = readFrontSettings(process.env);
  const [changes, watch] = [new PageChanges(), new AbortController()];
  const server = createFront(settings, { ...pages, handle }, { changes });
  await once(server.listen(port), 'listening');
  void watchChanges(settings.apiUrl, changes, watch.signal);
  return {
    url,
    countRenders: () => renders,
    stop: async () => {
      watch.abort();
      server.close().closeAllConnections();
      await pages.close();
    },
  };
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response.text();
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { target } from '#tests/contract/target.ts';
import { onPostgres } from './checks/postgres.ts';
import { runMain } from './product/problem.ts';
import { startTestProduct } from './product/test-product.ts';
import { floods } from './prove/floods.ts';
import { send } from './prove/load.ts';

// What takes too long for `npm test`: the built product, with the limits of production, on its two engines, under
// floods. `npm run prove -- logins` takes those whose name has one of the words.
const words = process.argv.slice(2);
const chosen = floods.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);

await runMain(async () => {
  console.log('Other work on this machine is in the figures.');
  const dataDir = await mkdtemp(join(tmpdir(), 'aproape-prove-'));
  try {
    const onEmbedded = await proveOn('embedded', dataDir);
    const onServer = await onPostgres(({ url }) => proveOn('postgres', dataDir, url));
    process.exitCode = onEmbedded && onServer ? 0 : 1;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Whether the product withstands all of them on an engine; prints a line for each. */
async function proveOn(engine: string, dataDir: string, databaseUrl?: string): Promise<boolean> {
  const env = { LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent' };
  const product = await startTestProduct({ dataDir, databaseUrl, env });
  const webUrl = product.webUrl.replace('localhost', '127.0.0.1');
  target.url = webUrl;
  let allHold = true;
  try {
    for (const { name, goal, run } of chosen) {
      await untilQuick(webUrl);
      const { figures, holds } = await run(webUrl);
      allHold &&= holds;
      console.log(`${holds ? '✓' : '✗'} ${engine}, ${name}: ${figures} (goal: ${goal})`);
    }
  } finally {
    await product.stop();
  }
  return allHold;
}

/** No flood begins in the wake of the one before: waits, a minute at most, until a read is quick again. */
async function untilQuick(webUrl: string): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const { status, ms } = await send({ url: `${webUrl}/api/public/locations?per_page=5` });
    if (status === 200 && ms < 200) return;
    await wait(1000);
  }
}

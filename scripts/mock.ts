import { once } from 'node:events';
import { controlPath } from '#tests/mock-api/control.ts';
import { startMockedWeb } from './mock/mocked-web.ts';
import { readMockFlags } from './mock/read-flags.ts';
import { buildWeb } from './product/build.ts';
import { runMain } from './product/run-main.ts';

await runMain(async () => {
  const flags = readMockFlags(process.argv.slice(2));
  await buildWeb(process.cwd(), process.env, { say: console.log });
  const { webUrl, mock, stop } = await startMockedWeb(flags);
  console.log(`Web over the mocked api: ${webUrl}\nScenarios and clock: ${mock.url}${controlPath}`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await stop();
  process.exit(0);
});

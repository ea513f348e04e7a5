import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { controlPath } from '#tests/mock-api/control.ts';
import { startMockedWeb } from './mock/mocked-web.ts';
import { buildWeb } from './product/build.ts';
import { Problem, runMain } from './product/problem.ts';

const usage = 'npm run mock -- [--port 3100] [--now 2026-11-20T10:00:00+02:00]';

await runMain(async () => {
  const { port, now } = readFlags();
  await buildWeb(process.cwd(), process.env, { say: console.log });
  const { webUrl, mock, stop } = await startMockedWeb({
    ...(port && { port }),
    ...(now && { now }),
  });
  console.log(`Web over the mocked api: ${webUrl}\nScenarios and clock: ${mock.url}${controlPath}`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await stop();
  process.exit(0);
});

function readFlags(): { port: number | undefined; now: Date | undefined } {
  const options = { port: { type: 'string' }, now: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const port = values.port === undefined ? undefined : Number(values.port);
  const now = values.now === undefined ? undefined : new Date(values.now);
  if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new Problem(`--port: not a port\n${usage}`);
  if (now && Number.isNaN(now.getTime())) throw new Problem(`--now: not a time\n${usage}`);
  return { port, now };
}

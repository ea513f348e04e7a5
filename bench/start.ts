import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '#scripts/checks/command.ts';
import { inTemporaryFolder } from '#scripts/product/temporary-folder.ts';
import { freePort } from '#tests/free-port.ts';
import { report } from './results.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });

const root = join(import.meta.dirname, '..');
await inTemporaryFolder(async (folder) => {
  await mustRun('git', ['clone', '--quiet', root, folder]);
  await mustRun('cp', ['-Rl', join(root, 'node_modules'), folder]);
  const first = await secondsToStart(folder);
  const again = await secondsToStart(folder);
  const unit = 's';
  report(
    [
      { goal: 'P15', what: '`npm start`, first', unit, measured: first, wanted: { atMost: 60 } },
      { goal: 'P15', what: '`npm start`, again', unit, measured: again, wanted: { atMost: 6 } },
    ],
    values.quick,
  );
});

async function secondsToStart(folder: string): Promise<number> {
  const ports = ['--port', String(await freePort()), '--api-port', String(await freePort())];
  const begun = performance.now();
  const child = spawn('npm', ['start', '--', ...ports], {
    ...{ cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
    env: { ...process.env, DATABASE_URL: '', API_URL: '', APP_URL: '' },
  });
  const ended = once(child, 'close').then(() => {});
  let printed = '';
  const ready = new Promise<void>((done) => {
    child.stdout!.on('data', (part) => {
      printed += String(part);
      if (printed.includes('is ready')) done();
    });
  });
  await Promise.race([ready, ended]);
  const seconds = (performance.now() - begun) / 1000;
  child.kill('SIGTERM');
  await ended;
  if (!printed.includes('is ready')) throw new Error(printed);
  return seconds;
}

async function mustRun(command: string, args: string[]): Promise<void> {
  const { code, output } = await runCommand(command, args);
  if (code !== 0) throw new Error(output);
}

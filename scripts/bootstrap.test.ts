import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const scripts = import.meta.dirname;

function startByNpm() {
  const folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  const file = (name: string) => join(folder, name);
  const note = (name: string) =>
    `import { writeFileSync } from 'node:fs';
     writeFileSync(${JSON.stringify(file(name))}, String(process.pid));`;
  writeFileSync(
    file('script.ts'),
    `${note('script')}
     process.on('SIGTERM', () => {
       writeFileSync(${JSON.stringify(file('ended'))}, '');
       process.exit(0);
     });
     setInterval(() => {}, 1000);`,
  );
  writeFileSync(
    file('start.mjs'),
    `${note('bootstrap')}
     import { runUnderProjectNode } from ${JSON.stringify(join(scripts, 'bootstrap.mjs'))};
     runUnderProjectNode(${JSON.stringify(relative(scripts, file('script.ts')))});`,
  );
  writeFileSync(
    file('npm.mjs'),
    `import { spawn } from 'node:child_process';
     const command = 'echo $$ > ${file('shell')}; "${process.execPath}" ${file('start.mjs')}; true';
     spawn('sh', ['-c', command], { stdio: 'ignore' });`,
  );
  const env = { ...process.env, npm_lifecycle_event: 'start' };
  const npm = spawn(process.execPath, [file('npm.mjs')], { env, stdio: 'ignore' });
  const pidOf = (name: string) => Number(readFileSync(file(name), 'utf8'));
  onTestFinished(() => {
    npm.kill('SIGKILL');
    for (const name of ['bootstrap', 'script']) {
      try {
        process.kill(pidOf(name), 'SIGKILL');
      } catch {}
    }
    rmSync(folder, { recursive: true });
  });
  return {
    isRunning: () => existsSync(file('script')),
    hasEnded: () => existsSync(file('ended')),
    kill: (name: 'npm' | 'shell' | 'bootstrap') =>
      process.kill(name === 'npm' ? npm.pid! : pidOf(name), 'SIGKILL'),
  };
}

test.each(['npm', 'shell', 'bootstrap'] as const)(
  'the script is stopped when the bootstrap is killed: %s',
  { timeout: 60_000 },
  async (name) => {
    const script = startByNpm();
    const wait = { timeout: 25_000 };
    await expect.poll(script.isRunning, wait).toBe(true);
    script.kill(name);
    await expect.poll(script.hasEnded, wait).toBe(true);
  },
);

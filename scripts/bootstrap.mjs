import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');

export function runUnderProjectNode(script) {
  if (!isInstalled()) install();
  const preload = ['--import', new URL('product/end-with-parent.ts', import.meta.url).href];
  const args = [...preload, join(root, 'scripts', script), ...process.argv.slice(2)];
  const child = spawn(projectNode(), args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
      STARTED_BY: String(process.pid),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  onNpmGone(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

/**
 * npm signals only its shell, which does not stop this process. `exec` in package.json would avoid
 * the shell, but fails on Windows.
 */
function onNpmGone(callback) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const look = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(look);
    callback();
  }, 1_000);
  look.unref();
}

function parentOf(pid) {
  if (existsSync(`/proc/${pid}/stat`))
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1];
  return spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim();
}

function isInstalled() {
  const lockfile = packagesOf('package-lock.json');
  const present = packagesOf(join('node_modules', '.package-lock.json'));
  if (!lockfile || !present) return false;
  return Object.entries(lockfile).every(
    ([path, { version, optional, peer }]) =>
      path === '' || (present[path] ? present[path].version === version : optional || peer),
  );
}

function packagesOf(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

function install() {
  console.log('Installing packages (npm ci)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  };
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options);
  if (status !== 0) fail('npm ci failed: see above. Is the package registry reachable?');
}

function projectNode() {
  const { platform, arch, version } = process;
  const names = {
    linux: [`node-linux-${arch}/bin/node`],
    win32: [`node-win-${arch}/bin/node.exe`],
    darwin: [`node-bin-darwin-${arch}/bin/node`],
  };
  const ownNode = (names[platform] ?? [])
    .map((name) => join(root, 'node_modules', name))
    .find((path) => existsSync(path));
  if (ownNode) return ownNode;
  if (Number(version.slice(1).split('.')[0]) >= 24) return process.execPath;
  return fail(`No Node 24 for ${platform}-${arch} found: install Node 24 and run this again.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '#settings/operator-error.ts';
import { buildWeb } from './build.ts';

/** Omits the sources of pages, which Next's build replaces. */
const folders =
  'contract data deploy docs domain front lib processes public scripts server settings styles';
const files = 'package.json package-lock.json .npmrc next.config.ts README.md CHANGELOG.md';
const left = ['test', 'testing', 'race', 'contract'].map((kind) => `:(exclude)*.${kind}.ts`);

/** Packs the last commit. Returns the archive's path. */
export async function makePackage(root: string, say: (line: string) => void): Promise<string> {
  const run = (command: string, args: string[], cwd = root) =>
    execFileSync(command, args, { cwd, encoding: 'utf8' }).trim();
  if (run('git', ['status', '--porcelain']))
    throw new OperatorError(
      'A package is made from a commit: commit or remove your changes first.',
    );
  const commit = run('git', ['rev-parse', 'HEAD']);
  const name = `aproape-${commit.slice(0, 12)}`;
  const folder = join(root, '.package');
  const [stage, archive] = [join(folder, name), join(folder, `${name}.tar.gz`)];
  if (existsSync(archive)) return archive;

  await buildWeb(root, process.env, { say });
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { recursive: true });
  const sources = `${stage}.tar`;
  const paths = [...folders.split(' '), ...files.split(' '), ...left];
  run('git', ['archive', '--output', sources, 'HEAD', '--', ...paths]);
  run('tar', ['-xf', sources, '-C', stage]);
  await rm(sources);
  await cp(join(root, '.next'), join(stage, '.next'), {
    recursive: true,
    filter: (path) => !path.startsWith(join(root, '.next', 'cache')),
  });
  await writeFile(join(stage, 'commit'), commit);
  say('Installing the packages of production (npm ci)…');
  run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], stage);
  // `--omit=dev` keeps squawk, an optional dependency that only checks use.
  await rm(join(stage, 'node_modules/@squawk-cli'), { recursive: true, force: true });
  await symlink(`node_modules/node-linux-${process.arch}/bin/node`, join(stage, 'node'));
  // Without these flags, files that root unpacks would get the packager's account number.
  const owner = ['--owner=0', '--group=0', '--numeric-owner'];
  run('tar', [...owner, '-czf', archive, '-C', folder, name]);
  await rm(stage, { recursive: true });
  return archive;
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const longest = { page: 80, file: 250 };
const vagueName = /(^|\/)(index|utils?|helpers?|common|misc|shared|core|lib)(\.|\/[^/]*\.|$)/;

const featureFile =
  /^features\/[a-z-]+\/(api\/[a-z0-9-]+(\.lazy)?(\.test)?\.ts|components\/[a-z0-9-]+(\.lazy)?(\.test|\.testing)?\.tsx|(?!api\/|components\/)([a-z-]+\/)?[a-z0-9-]+(\.lazy)?(\.test|\.testing)?\.tsx?)$/;

/** zod alone is 34 KB. */
const heavy = /^(zod|react-hook-form|@hookform)(\/|$)/;

const staticImport = /^(?:import|export)\s(?!type\s)(?:[^;'"]*?\sfrom\s)?'([^']+)'/gm;

const types = ['*.ts', '*.tsx', '*.mjs'];
const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...types])
  .toString()
  .split('\n')
  .filter((path) => path !== '' && existsSync(path));

for (const path of paths) {
  const say = (problem: string) => report(`${path}: ${problem}`);
  if (vagueName.test(path.replace(/^lib\//, ''))) say('name the file after what it holds');
  if (path.startsWith('features/') && !featureFile.test(path))
    say('a feature has api/ and components/, or a folder for each screen');
  const limit = /^app\/(.*\/)?page\.tsx$/.test(path) ? longest.page : longest.file;
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n').length;
  if (lines > limit) say(`${lines} lines, more than ${limit}; split it`);
}

const pages = paths.filter((path) =>
  /^(app\/(?!.*\.test\.)|instrumentation-client\.ts)/.test(path),
);
firstLoadProblems(pages).forEach(report);

const documents = execFileSync('git', ['ls-files', 'README.md', 'docs/*.md', ':!docs/decisions']);
for (const document of documents.toString().trim().split('\n')) {
  for (const [, path = ''] of readFileSync(document, 'utf8').matchAll(
    /`([\w-]+\/[\w./-]+\.\w+)`/g,
  )) {
    const [folder = ''] = path.split('/');
    if (!existsSync(folder) || existsSync(path)) continue;
    report(`${document}: ${path} does not exist`);
  }
}

function report(problem: string): void {
  console.log(problem);
  process.exitCode = 1;
}

/** Finds static imports of `heavy` and *.lazy files in client code reachable from `entries`. */
function firstLoadProblems(entries: readonly string[]): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();

  const visit = (path: string, onServer: boolean, way: readonly string[]) => {
    const text = readFileSync(path, 'utf8');
    const isServer = onServer && !/^'use client'/m.test(text);
    if (seen.has(`${isServer} ${path}`)) return;
    seen.add(`${isServer} ${path}`);
    for (const [, name = ''] of text.matchAll(staticImport)) {
      const isLazy = heavy.test(name) || /\.lazy\.tsx?$/.test(name);
      const target = targetOf(path, name);
      if (isLazy && !isServer)
        problems.push(`${[...way, path].join(' → ')} has ${name} in its first load: use lazyPart`);
      else if (target) visit(target, isServer, [...way, path]);
    }
  };
  for (const entry of entries) visit(entry, entry !== 'instrumentation-client.ts', []);
  return problems;
}

function targetOf(path: string, name: string): string | null {
  const target = name.startsWith('#') ? name.slice(1) : join(dirname(path), name);
  return /^[#.].*\.tsx?$/.test(name) && existsSync(target) ? target : null;
}

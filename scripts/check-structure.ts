import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { firstLoadProblems } from './checks/first-load-imports.ts';

const longest = { page: 80, file: 250 };
const vagueName = /(^|\/)(index|utils?|helpers?|common|misc|shared|core|lib)(\.|\/[^/]*\.|$)/;

const featureFile =
  /^features\/[a-z-]+\/(api\/[a-z0-9-]+(\.lazy)?(\.test)?\.ts|components\/[a-z0-9-]+(\.lazy)?(\.test|\.testing)?\.tsx|(?!api\/|components\/)([a-z-]+\/)?[a-z0-9-]+(\.lazy)?(\.test|\.testing)?\.tsx?)$/;

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

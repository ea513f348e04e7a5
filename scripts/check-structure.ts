import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { structureProblems, type SourceFile } from './checks/structure.ts';

const listed = execFileSync('git', [
  'ls-files',
  '-co',
  '--exclude-standard',
  '*.ts',
  '*.tsx',
  '*.mjs',
]);
const files: SourceFile[] = listed
  .toString()
  .split('\n')
  .filter((path) => path !== '')
  .flatMap((path) => {
    try {
      return { path, lines: readFileSync(path, 'utf8').trimEnd().split('\n').length };
    } catch {
      return []; // Deleted, not yet committed.
    }
  });

const problems = structureProblems(files);
for (const problem of problems) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);

import { readFileSync, writeFileSync } from 'node:fs';
import { coverageDocument } from '#tests/spec/coverage-document.ts';
import { coverageProblems } from '#tests/spec/coverage.ts';
import { earlierLists } from '#tests/spec/earlier-lists.ts';
import { notBuilt } from '#tests/spec/not-built.ts';
import { sections } from '#tests/spec/rules.ts';
import { testFiles } from '#tests/spec/test-files.ts';
import { titledTests } from '#tests/spec/test-titles.ts';

const DOCUMENT = 'docs/coverage-of-spec.md';
const root = new URL('..', import.meta.url).pathname;

const tests = testFiles(root).flatMap((file) =>
  titledTests(file, readFileSync(root + file, 'utf8')),
);
const earlier = earlierLists(root, 'tests/spec/not-built.ts');
const facts = { sections, notBuilt, tests, earlier };
const problems = coverageProblems(facts);
const written = coverageDocument(facts);

if (process.argv.includes('--check')) {
  if (written !== kept()) problems.push(`${DOCUMENT} is not up to date: npm run coverage-of-spec`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  writeFileSync(root + DOCUMENT, written);
}
for (const problem of problems) console.log(problem);

function kept(): string | null {
  try {
    return readFileSync(root + DOCUMENT, 'utf8');
  } catch {
    return null;
  }
}

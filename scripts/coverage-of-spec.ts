import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';

const text = readFileSync('tests/spec/rules.md', 'utf8');
const rules = Array.from(text.matchAll(/^- (S\d+-\d+) (.+)$/gm), ([, id = '', says]) => ({
  id,
  says,
}));

const folders =
  'app,components,contract,data,domain,e2e,features,front,hooks,lib,processes,scripts,server,settings,tests';
const ending = '*.{test,race,contract,spec}.{ts,tsx}';
const files = await Array.fromAsync(glob([ending, `{${folders}}/**/${ending}`]));

const filesOfRule = new Map<string, Set<string>>();
for (const file of files.sort()) {
  for (const [, id = ''] of readFileSync(file, 'utf8').matchAll(/@(S\d+-\d+)/g))
    filesOfRule.set(id, (filesOfRule.get(id) ?? new Set()).add(file));
}

const problems = [
  ...rules
    .filter(({ id }) => !filesOfRule.has(id))
    .map(({ id }) => `${id} has no test: put @${id} at the end of the title of one`),
  ...[...filesOfRule]
    .filter(([id]) => !rules.some((rule) => rule.id === id))
    .map(([id, places]) => `@${id} names no rule: ${[...places].join(', ')}`),
];

if (!process.argv.includes('--check')) {
  for (const { id, says } of rules) {
    const places = [...(filesOfRule.get(id) ?? [])];
    console.log(`${id} ${says}\n    ${places.join('\n    ') || 'no test'}`);
  }
  console.log(`${rules.length} rules`);
}
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

import { spawnSync } from 'node:child_process';

type Program = { file: string; flags?: string[]; quick: string[] };

const ofProduct = ['P5', 'P8', 'P9', 'P10', 'P11', 'P16', 'presses', 'tasks'];

const fewSearches = ['--count', '5000', '--rounds', '30'];
const bookings: Program = { file: 'bookings.ts', quick: ['--count', '200', '--rounds', '1'] };
const pageCache: Program = { file: 'page-cache.ts', quick: ['--away', '20', '--rounds', '1'] };

const programs: Record<string, Program> = {
  P9b: pageCache,
  P9c: pageCache,
  P11: bookings,
  P12: { file: 'search.ts', quick: fewSearches },
  P13: { file: 'search.ts', flags: ['--clients', '50'], quick: fewSearches },
  P14: bookings,
  P15: { file: 'start.ts', quick: [] },
};

const words = process.argv.slice(2);
const isQuick = words[0] === 'quick';
const firstFlag = words.findIndex((word) => word.startsWith('--'));
const flags = firstFlag < 0 ? [] : words.slice(firstFlag);
const named = firstFlag < 0 ? words : words.slice(0, firstFlag);
const all = [...new Set([...ofProduct, ...Object.keys(programs)])];
const goals = isQuick ? all : named;
if (goals.length === 0 || !goals.every((goal) => all.includes(goal))) {
  console.error(`npm run bench -- ${all.join(' | ')} | quick`);
  process.exit(2);
}
const shared = goals.filter((goal) => ofProduct.includes(goal));
if (shared.length > 0) run({ file: 'of-product.ts', flags: shared, quick: [] });
for (const program of new Set(goals.flatMap((goal) => programs[goal] ?? []))) run(program);

function run({ file, flags: own = [], quick }: Program): void {
  const args = [`bench/${file}`, ...own, ...(isQuick ? [...quick, '--quick'] : []), ...flags];
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  console.log(`bench/${file}: ${Math.round((performance.now() - begun) / 1000)} s`);
  if (status !== 0) process.exitCode = 1;
}

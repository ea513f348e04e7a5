import { spawnSync } from 'node:child_process';

// `npm run bench -- P9 P14` measures these goals; `npm run bench -- quick` a short version of all. Flags go to the
// measurement: `npm run bench -- P12 --count 100000 --embedded`.
const measurements: Record<string, { file: string; flags?: string[]; quick: string[] }> = {
  P9: { file: 'pages.ts', flags: ['--goal', 'P9'], quick: ['--rounds', '1'] },
  P10: { file: 'pages.ts', flags: ['--goal', 'P10'], quick: ['--rounds', '1'] },
  P11: { file: 'pages.ts', flags: ['--goal', 'P11'], quick: ['--rounds', '1'] },
  P12: { file: 'search.ts', quick: ['--count', '5000', '--rounds', '30'] },
  P13: {
    file: 'search.ts',
    flags: ['--clients', '50'],
    quick: ['--count', '5000', '--rounds', '30'],
  },
  P14: { file: 'bookings.ts', quick: ['--count', '200', '--rounds', '1'] },
};

const words = process.argv.slice(2);
const isQuick = words[0] === 'quick';
const firstFlag = words.findIndex((word) => word.startsWith('--'));
const flags = firstFlag < 0 ? [] : words.slice(firstFlag);
const named = firstFlag < 0 ? words : words.slice(0, firstFlag);
const goals = isQuick ? Object.keys(measurements) : named;
if (goals.length === 0 || !goals.every((goal) => goal in measurements)) {
  console.error(`npm run bench -- ${Object.keys(measurements).join(' | ')} | quick`);
  process.exit(2);
}
for (const goal of goals) {
  const { file, flags: own = [], quick } = measurements[goal]!;
  const args = [`bench/${file}`, ...own, ...(isQuick ? [...quick, '--quick'] : []), ...flags];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

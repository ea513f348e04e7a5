import type { PartRun } from './part.ts';

/** How long everything may take on two cores, the install of a fresh clone included. */
const goalMinutes = 20;
const slowestShown = 10;

/** Where the time went: parts by their share of `total` seconds, and the slowest test files of all parts. */
export function timeTable(runs: readonly PartRun[], total: number): string {
  const parts = byTime(runs).map(({ name, seconds }) => [
    name,
    inSeconds(seconds),
    percent(seconds, total),
  ]);
  const goal = `${percent(total, goalMinutes * 60)} of the goal, ${goalMinutes} min with a cold install`;
  const slowest = byTime(runs.flatMap((run) => run.slowest ?? [])).slice(0, slowestShown);
  return [
    'Where the time went:',
    ...columns([...parts, ['total', inSeconds(total), goal]]),
    ...(slowest.length > 0 ? ['The slowest test files:'] : []),
    ...columns(slowest.map(({ name, seconds }) => [name, inSeconds(seconds)])),
  ].join('\n');
}

function byTime<T extends { seconds: number }>(all: readonly T[]): T[] {
  return all.toSorted((a, b) => b.seconds - a.seconds);
}

function columns(rows: string[][]): string[] {
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return rows.map(([name = '', time = '', share = '']) =>
    `  ${name.padEnd(width)}  ${time.padStart(9)}  ${share.padStart(5)}`.trimEnd(),
  );
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}

function percent(part: number, whole: number): string {
  return `${Math.round(whole === 0 ? 0 : (part / whole) * 100)} %`;
}

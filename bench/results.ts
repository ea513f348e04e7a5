import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import type { Product } from '#scripts/product/product.ts';

export type Finding = {
  goal: string;
  what: string;
  measured: number;
  unit: string;
  anchor?: number;
  wanted: { atLeast: number } | { atMost: number };
};

export type Effort = { rounds: number; seconds: number; requests: number; isQuick: boolean };

export type Measure = (product: Product, effort: Effort) => Promise<Finding[]>;

const file = new URL('results.md', import.meta.url);
const head = `# Measured goals

\`npm run bench -- P9\` replaces lines of the same goal and "what", which names the flags. Load is the machine's load average when the measurement ended.

| goal | what | measured | anchor | ratio | wanted | verdict | date | commit | cores | load |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
`;

export function report(findings: readonly Finding[], isQuick: boolean): void {
  const lines = findings.map(lineOf);
  console.log(lines.join('\n'));
  if (isQuick) return;
  const before = readFileSync(file, 'utf8');
  const isReplaced = (line: string) =>
    findings.some(({ goal, what }) => line.startsWith(`| ${goal} | ${what} |`));
  const [table = '', ...sections] = before.split('\n## ');
  const kept = table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !head.includes(line) && !isReplaced(line));
  const all = [...kept, ...lines].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  writeFileSync(file, [`${head}${all.join('\n')}\n`, ...sections].join('\n## '));
}

function lineOf({ goal, what, measured, unit, anchor, wanted }: Finding): string {
  const ratio = anchor === undefined ? undefined : measured / anchor;
  const value = ratio ?? measured;
  const holds = 'atLeast' in wanted ? value >= wanted.atLeast : value <= wanted.atMost;
  const bound =
    'atLeast' in wanted ? `≥ ${rounded(wanted.atLeast)}` : `≤ ${rounded(wanted.atMost)}`;
  const cells = [
    ...[goal, what, `${round(measured)} ${unit}`],
    anchor === undefined ? '' : `${round(anchor)} ${unit}`,
    ratio === undefined ? '' : ratio.toFixed(2),
    `${bound} ${ratio === undefined ? unit : '×'}`,
    holds ? 'holds' : 'falls short',
    new Date().toISOString().slice(0, 10),
    execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    ...[String(availableParallelism()), loadavg()[0]!.toFixed(1)],
  ];
  return `| ${cells.join(' | ')} |`;
}

function rounded(bound: number): number {
  return Math.round(bound * 100) / 100;
}

function round(value: number): string {
  return value.toFixed(value < 100 ? 1 : 0);
}

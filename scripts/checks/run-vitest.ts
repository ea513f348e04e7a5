import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, type CommandOptions } from './command.ts';
import type { VitestReport } from './vitest-report.ts';

export type VitestRun = { report: VitestReport | null; output: string };

/** Runs vitest once and reads its json report; null when it ended without one. */
export async function runVitest(args: string[], options: CommandOptions = {}): Promise<VitestRun> {
  const folder = await mkdtemp(join(tmpdir(), 'aproape-vitest-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  try {
    const { output } = await runCommand('vitest', ['run', ...args, ...reporters], options);
    const text = await readFile(file, 'utf8').catch(() => null);
    return { report: text === null ? null : (JSON.parse(text) as VitestReport), output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

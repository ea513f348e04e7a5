import { readdirSync, readFileSync } from 'node:fs';

/** The child of a process whose command line contains a text (Linux). Throws when there is none. */
export function childOf(parent: number, command: string): number {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const arguments_ = readFileSync(`/proc/${name}/cmdline`, 'utf8');
      if (status.includes(`PPid:\t${parent}\n`) && arguments_.includes(command))
        return Number(name);
    } catch {
      // It ended between the two reads.
    }
  }
  throw new Error(`Process ${parent} runs no ${command}`);
}

/** Resident memory of a process, in MB. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

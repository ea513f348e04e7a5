import { execFileSync } from 'node:child_process';

/** Finds a child process by its file. Throws if none runs. */
export function findChild(file: string): { pid: number; megabytes: number } {
  const listed = execFileSync('ps', ['-o', 'pid=,rss=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  const line = listed.split('\n').find((one) => one.includes(file));
  if (!line) throw new Error(`${file} does not run`);
  const [pid = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
  return { pid, megabytes: kilobytes / 1024 };
}

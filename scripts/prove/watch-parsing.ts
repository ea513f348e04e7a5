import { readFileSync } from 'node:fs';

const everyMs = 20;

export function watchParsing(apiPid: number) {
  const seen = new Map<string, { first: number; last: number; peakMb: number }>();
  const timer = setInterval(() => {
    const children = textOf(`/proc/${apiPid}/task/${apiPid}/children`).split(' ').filter(Boolean);
    for (const pid of children) {
      if (!textOf(`/proc/${pid}/cmdline`).includes('parsing-worker')) continue;
      const [, kb = '0'] = /VmHWM:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`)) ?? [];
      const { first, peakMb } = seen.get(pid) ?? { first: performance.now(), peakMb: 0 };
      const peak = Math.max(peakMb, Number(kb) / 1024);
      seen.set(pid, { first, last: performance.now(), peakMb: peak });
    }
  }, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      const all = [...seen.values()];
      const seconds = all.map(({ first, last }) => (last - first) / 1000).sort((a, b) => a - b);
      return {
        count: all.length,
        shortest: seconds[0] ?? Infinity,
        longest: seconds.at(-1) ?? Infinity,
        peakMb: Math.max(...all.map(({ peakMb }) => peakMb)),
      };
    },
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

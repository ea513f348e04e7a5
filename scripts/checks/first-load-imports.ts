import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** zod alone is 34 KB. */
const heavy = /^(zod|react-hook-form|@hookform)(\/|$)/;

const staticImport = /^(?:import|export)\s(?!type\s)(?:[^;'"]*?\sfrom\s)?'([^']+)'/gm;

/** Finds static imports of `heavy` and *.lazy files in client code reachable from `entries`. */
export function firstLoadProblems(entries: readonly string[]): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();

  const visit = (path: string, onServer: boolean, way: readonly string[]) => {
    const text = readFileSync(path, 'utf8');
    const isServer = onServer && !/^'use client'/m.test(text);
    if (seen.has(`${isServer} ${path}`)) return;
    seen.add(`${isServer} ${path}`);
    for (const [, name = ''] of text.matchAll(staticImport)) {
      const isLazy = heavy.test(name) || /\.lazy\.tsx?$/.test(name);
      const target = targetOf(path, name);
      if (isLazy && !isServer)
        problems.push(`${[...way, path].join(' → ')} has ${name} in its first load: use lazyPart`);
      else if (target) visit(target, isServer, [...way, path]);
    }
  };
  for (const entry of entries) visit(entry, entry !== 'instrumentation-client.ts', []);
  return problems;
}

function targetOf(path: string, name: string): string | null {
  const target = name.startsWith('#') ? name.slice(1) : join(dirname(path), name);
  return /^[#.].*\.tsx?$/.test(name) && existsSync(target) ? target : null;
}

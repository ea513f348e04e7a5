import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folders = [
  'app',
  'components',
  'contract',
  'domain',
  'features',
  'hooks',
  'lib',
  'public',
  'settings',
  'styles',
];
const files = [
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
  'instrumentation-client.ts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'proxy.ts',
  'tailwind.config.ts',
  'tsconfig.json',
];

export function sourceFingerprint(root: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  for (const path of [...files, ...folders.flatMap((folder) => filesUnder(root, folder))]) {
    const content = readOrNull(join(root, path));
    if (content) hash.update(path).update('\0').update(content).update('\0');
  }
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${env[name]}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}

function filesUnder(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .sort();
  } catch {
    return [];
  }
}

function readOrNull(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '#settings/operator-error.ts';
import { sourceFingerprint } from './fingerprint.ts';

type BuildOptions = {
  say?: (line: string) => void;
  signal?: AbortSignal;
};

export async function buildWeb(
  root: string,
  env: NodeJS.ProcessEnv,
  { say = () => {}, signal }: BuildOptions = {},
): Promise<boolean> {
  const distDir = join(root, env.NEXT_DIST_DIR ?? '.next');
  const stamp = join(distDir, 'build-fingerprint');
  const fingerprint = sourceFingerprint(root, env);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return false;

  say('Building the web (about half a minute, only when its sources changed)…');
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    env: {
      DEPLOYMENT_ID: fingerprint,
      ...env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part));
  child.stderr.on('data', (part: Buffer) => output.push(part));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    throw new OperatorError(
      `${Buffer.concat(output).toString()}\nThe web could not be built: see above.`,
    );
  }
  writeFileSync(stamp, fingerprint);
  return true;
}

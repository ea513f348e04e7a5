import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

type CommandResult = { code: number | null; output: string };

type CommandOptions = {
  cwd?: string;
  env?: Record<string, string>;
  live?: boolean;
};

/** Never throws. `code` is null if the command cannot start. */
export async function runCommand(
  command: string,
  args: string[],
  { cwd, env = {}, live = false }: CommandOptions = {},
): Promise<CommandResult> {
  const bin = join(import.meta.dirname, '../../node_modules/.bin');
  const path = `${bin}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(command, args, {
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env, PATH: path },
    cwd,
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (part: Buffer) => output.push(part));
  child.stderr?.on('data', (part: Buffer) => output.push(part));
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    output.push(Buffer.from(String(error)));
    return [null];
  })) as [number | null];
  return { code, output: Buffer.concat(output).toString() };
}

export async function installPackage(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', name];
  if ((await runCommand('apt-get', install, { env })).code === 0) return true;
  if ((await runCommand('apt-get', ['update'], { env })).code !== 0) return false;
  return (await runCommand('apt-get', install, { env })).code === 0;
}

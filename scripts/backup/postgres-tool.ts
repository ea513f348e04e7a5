import { runCommand } from '../checks/command.ts';
import { Problem } from '../product/problem.ts';

/** Passes the password by environment: other users can read arguments. Throws a Problem. */
export async function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: string[],
): Promise<void> {
  // A socket has no host.
  const url = new URL(databaseUrl.replace('@/', '@localhost/'));
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env: Record<string, string> = password ? { PGPASSWORD: password } : {};
  const { code, output } = await runCommand(tool, [`--dbname=${url.href}`, ...args], { env });
  if (code === 0) return;
  const advice = output.includes('ENOENT') ? ' Install postgresql-client.' : '';
  throw new Problem(`${tool} failed.${advice}\n${output.trim()}`);
}

import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { exportSnapshot, readBackupFacts, type BackupFacts } from '#server/db/backup-facts.ts';
import { openOperatorDatabase, operatorUrlOf } from '#server/db/program-databases.ts';
import type { Settings } from '#settings/read-settings.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { runCommand } from '../checks/command.ts';

export const factsFileOf = (file: string) => `${file}.json`;

/** Only the owner may read a backup, because it has personal data. */
const mode = 0o600;

/**
 * Writes `file` and, beside it, the facts that `restoreBackup` compares. The embedded database must
 * not be in use.
 */
export async function backUp(settings: Settings<'database'>, file: string): Promise<BackupFacts> {
  const taken = [file, factsFileOf(file)].find((path) => existsSync(path));
  if (taken) throw new OperatorError(`${taken} exists: name another file.`);
  const databaseUrl = operatorUrlOf(settings);
  const database = await openOperatorDatabase(settings);
  try {
    await writeFile(file, '', { mode });
    const facts = await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        if (!databaseUrl) return readBackupFacts(tx);
        const args = [
          '--format=custom',
          `--snapshot=${await exportSnapshot(tx)}`,
          `--file=${file}`,
        ];
        const [found] = await Promise.all([
          readBackupFacts(tx),
          runPostgresTool('pg_dump', databaseUrl, args),
        ]);
        return found;
      });
    const dump = await database.dump?.();
    if (dump) await writeFile(file, dump.stream(), { mode });
    await writeFile(factsFileOf(file), JSON.stringify(facts, null, 2), { mode });
    return facts;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await database.close();
  }
}

/** Hides the password from other users, who can read arguments. */
export async function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: string[],
): Promise<void> {
  // `URL` refuses a socket's empty host.
  const url = new URL(databaseUrl.replace('@/', '@localhost/'));
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env: Record<string, string> = password ? { PGPASSWORD: password } : {};
  const { code, output } = await runCommand(tool, [`--dbname=${url.href}`, ...args], { env });
  if (code === 0) return;
  const advice = output.includes('ENOENT') ? ' Install postgresql-client.' : '';
  throw new OperatorError(`${tool} failed.${advice}\n${output.trim()}`);
}

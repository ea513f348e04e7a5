import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs } from '#domain/time/local-time.ts';
import { FolderInUse, lockFolder } from '#server/db/folder-lock.ts';
import { OperatorError } from '#settings/operator-error.ts';
import type { ProductSettings } from './settings.ts';

export async function requireFreeFolder(dataDir: string): Promise<void> {
  try {
    const release = await lockFolder(dataDir);
    await release();
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const owner = error.pid ? ` by process ${error.pid}` : '';
    throw new OperatorError(
      `The data folder ${error.folder} is in use${owner}. Stop that process, or choose another folder: npm start -- --data .data-2`,
    );
  }
}

type ScriptOptions = { env: NodeJS.ProcessEnv; signal: AbortSignal };

/** Skips a data folder that it checked in the last day with the same migrations. */
export async function fillCatalogue(
  settings: Pick<ProductSettings, 'DATA_DIR' | 'DATABASE_URL'>,
  options: ScriptOptions,
  flags: string[] = [],
): Promise<void> {
  const mark = settings.DATABASE_URL ? undefined : join(settings.DATA_DIR, 'catalogue-seen');
  const migration = readdirSync('server/db/migrations').sort().at(-1) ?? '';
  if (mark && existsSync(join(settings.DATA_DIR, 'pglite')) && isSeen(mark, migration)) return;
  const hasFilled = await runScript(['data/seed.ts', '--if-empty', ...flags], options);
  if (!hasFilled) throw new OperatorError('The demo catalogue could not be filled: see above.');
  if (mark) writeFileSync(mark, migration);
}

/** Separate from the api's start, whose timeout a migration can exceed. */
export async function migrateDatabase(options: ScriptOptions): Promise<void> {
  if (await runScript(['scripts/migrate.ts'], options)) return;
  throw new OperatorError('The database could not be migrated: see above.');
}

async function runScript(args: string[], options: ScriptOptions): Promise<boolean> {
  const stdio: StdioOptions = ['ignore', 'inherit', 'inherit'];
  const child = spawn(process.execPath, args, { stdio, ...options });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
}

function isSeen(mark: string, migration: string): boolean {
  const file = statSync(mark, { throwIfNoEntry: false });
  if (!file || Date.now() - file.mtimeMs > dayMs) return false;
  return readFileSync(mark, 'utf8') === migration;
}

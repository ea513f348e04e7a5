import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#server/db/connection.ts';
import { startApiProcess } from '#server/testing/api-process.ts';
import { runCommand } from '../checks/command.ts';
import { inTemporaryFolder } from '../product/temporary-folder.ts';
import { moveAndBook, sharedScenes } from './moves.ts';
import type { Outcome } from './other-visitors.ts';

export const restoreGoal =
  'the restored database is verified, migrated and serves, and a second restore is refused';

export function proveRestore(databaseUrl: string): Promise<Outcome> {
  const target = new URL(databaseUrl);
  target.pathname = '/restored';
  const run = (url: string, ...args: string[]) =>
    runCommand(process.execPath, args, { env: { DATABASE_URL: url } });
  return inTemporaryFolder(async (folder) => {
    const file = join(folder, 'backup');
    const bookings = moveAndBook(databaseUrl, sharedScenes['one voucher'] ?? {});
    const backup = wait(10_000).then(() => run(databaseUrl, 'scripts/backup.ts', file));
    const [load, backedUp] = await Promise.all([bookings, backup]);
    const database = await openDatabase({ databaseUrl });
    await database.execute('CREATE DATABASE restored');
    await database.close();
    const restored = await run(target.href, 'scripts/restore.ts', file);
    const again = await run(target.href, 'scripts/restore.ts', file);
    const migrated = await run(target.href, 'scripts/migrate.ts', '--check');
    const api = await startApiProcess({ DATABASE_URL: target.href, MIGRATE: 'off' });
    const ready = await fetch(`${api.url}/readyz?all=1`).finally(api.kill);
    const isRefused = again.code === 1 && again.output.includes('has tables');
    const lineOf = ({ output }: { output: string }) => output.trim().replace(`${file}: `, '');
    return {
      figures: [
        `under ${load.figures}`,
        `backup: ${lineOf(backedUp)}`,
        `restore: ${lineOf(restored)}`,
        `second restore ${isRefused ? 'refused' : 'not refused'}`,
        `ready ${ready.status}`,
      ].join('; '),
      holds:
        [backedUp, restored, migrated].every(({ code }) => code === 0) && isRefused && ready.ok,
    };
  });
}

import type { BackupFacts } from '#server/db/backup-facts.ts';
import { readSettings, type Settings } from '#settings/read-settings.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { runDatabaseCommand } from '../product/run-main.ts';

type Work = (settings: Settings<'database'>, file: string) => Promise<BackupFacts>;

export function runOnFile(command: 'backup' | 'restore', work: Work): Promise<void> {
  return runDatabaseCommand(async () => {
    const [file, ...more] = process.argv.slice(2);
    if (!file || more.length > 0) throw new OperatorError(`npm run ${command} -- FILE`);
    const begun = performance.now();
    const { rows, last_booking, overlaps } = await work(
      readSettings('database', process.env),
      file,
    );
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const count = (table: string) => `${rows[`public.${table}`] ?? 0} ${table}`;
    console.log(
      `${file}: ${[count('bookings'), count('users'), count('locations')].join(', ')}, ${overlaps} overlapping bookings, last booking ${last_booking ?? 'none'} (${seconds} s)`,
    );
  });
}

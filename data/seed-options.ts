import { parseArgs } from 'node:util';
import { OperatorError } from '#settings/operator-error.ts';
import type { Settings } from '#settings/read-settings.ts';

export type SeedOptions = {
  seed: string;
  count: number;
  ifEmpty: boolean;
  refresh: boolean;
  force: boolean;
  database: string | undefined;
};

const seedUsage = `node data/seed.ts [--if-empty] [--refresh] [--force] [--count N] [--seed S]
  --if-empty  does nothing when the catalogue is there already
  --refresh   brings the dates of the catalogue that is there up to today; with --if-empty only
              when it was drawn for another day
  --force     throws away everything in the database first, accounts and bookings too; on a server
              only with --database and its name, and never in production
  --count N   how many locations (1500); 0 for counties, localities and categories alone
  --seed S    what the catalogue is drawn from (aproape)`;

/**
 * Throws if production would get known passwords or lose data. On a server, `--force` needs the
 * database's name, because an operator's shell may lack APP_MODE=production.
 */
export function requireSafe(
  { count, force, database }: SeedOptions,
  { APP_MODE: mode, DATABASE_URL: url }: Pick<Settings<'database'>, 'APP_MODE' | 'DATABASE_URL'>,
): void {
  if (mode !== 'production') {
    const name = url && new URL(url).pathname.slice(1);
    if (force && name && database !== name)
      throw new OperatorError(
        `--force throws away everything in a database on a server. To do that, add: --database ${name}`,
      );
    return;
  }
  if (force)
    throw new OperatorError(
      '--force throws away everything, accounts and bookings too: not in production.',
    );
  if (count > 0)
    throw new OperatorError('The demo catalogue has known passwords: in production use --count 0.');
}

export function readSeedOptions(args: string[]): SeedOptions {
  const flag = { type: 'boolean', default: false } as const;
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  try {
    const { values } = parseArgs({
      args,
      options: {
        'if-empty': flag,
        refresh: flag,
        force: flag,
        database: { type: 'string' },
        count: text('1500'),
        seed: text('aproape'),
      },
    });
    const count = Number(values.count);
    if (!Number.isSafeInteger(count) || count < 0) throw new Error('--count must be a number');
    const { seed, refresh, force, database } = values;
    return { seed, count, ifEmpty: values['if-empty'], refresh, force, database };
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n${seedUsage}`);
  }
}

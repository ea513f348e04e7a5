import { startApiProcess } from '#server/testing/api-process.ts';
import { openDatabase } from '#server/db/connection.ts';
import { findPooling, settingsOf } from '#server/db/pooling.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { runCommand } from '../checks/command.ts';
import { inWords } from '../checks/part.ts';
import { countVitest } from '../checks/vitest.ts';
import type { Outcome } from './other-visitors.ts';
import { startPooler } from './pgbouncer.ts';

export const poolerGoal = 'the contract suite passes, and migrations refuse the pooler';

const limits = { waitMs: 2_000, statementTimeoutMs: 3_000 };

export async function provePooler(serverUrl: string): Promise<Outcome> {
  const pooler = await startPooler(serverUrl);
  const node = (env: Record<string, string>, ...args: string[]) =>
    runCommand(process.execPath, args, { env });
  try {
    const direct = { DATABASE_URL: pooler.url, DATABASE_MIGRATION_URL: serverUrl };
    const seeded = await node(direct, 'data/seed.ts', '--count', '200');
    if (seeded.code !== 0) throw new OperatorError(seeded.output);
    const refused = await node({ DATABASE_URL: pooler.url }, 'scripts/migrate.ts');
    const before = await findPooling({ databaseUrl: pooler.url, ...limits });
    await setRole(serverUrl);
    await pooler.reconnect();
    const after = await findPooling({ databaseUrl: pooler.url, ...limits });
    const settings = { ...direct, API_PROCESSES: '2', LIMIT_FACTOR: '1000', OVERLOAD_MS: '0' };
    const api = await startApiProcess(settings);
    const suite = await countVitest(['contract'], {
      CONTRACT_URL: api.url,
      CONTRACT_VOUCHER: 'BINEAIVENIT',
    }).finally(api.kill);
    const isRefused = refused.code === 1 && refused.output.includes('DATABASE_MIGRATION_URL');
    return {
      figures: [
        pooler.version,
        `prepared statements ${after.canPrepare ? 'on' : 'off'}`,
        `tests: ${inWords(suite)}`,
        `migrations ${isRefused ? 'refused' : 'not refused'}`,
        `${before.missing.length} settings missing, after ALTER ROLE ${after.missing.length}`,
      ].join(', '),
      holds:
        suite.failures.length === 0 &&
        suite.passed > 0 &&
        isRefused &&
        !after.isDirect &&
        after.missing.length === 0,
    };
  } finally {
    await pooler.stop();
  }
}

async function setRole(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl });
  for (const [name, value] of Object.entries(settingsOf(limits)))
    await database.execute(`ALTER ROLE aproape SET ${name} = '${value}'`);
  await database.close();
}

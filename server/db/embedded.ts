import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { PoolConfig } from 'pg';
import { OperatorError } from '#settings/operator-error.ts';
import { lockFolder } from './folder-lock.ts';
import { PlanningClient } from './planning-client.ts';

export type Embedded = {
  /** Each pool has one connection; a query waits up to `waitMs` for it (0 = no timeout). */
  poolConfig: (waitMs: number) => PoolConfig;
  dump: () => Promise<Blob>;
  close: () => Promise<void>;
};

/** Locks the folder, because PGlite does not. */
export async function openEmbedded(
  dataDir: string | undefined,
  template?: Blob,
): Promise<Embedded> {
  const unlock = dataDir ? await lockFolder(dataDir) : null;
  try {
    const lite = await openLite(dataDir && `${dataDir}/pglite`, template);
    return {
      poolConfig: (waitMs) =>
        ({
          ...createPgConfig(lite),
          Client: PlanningClient,
          max: 1,
          idleTimeoutMillis: 0,
          // Fails a query that waits for its own caller's transaction.
          connectionTimeoutMillis: waitMs,
        }) as PoolConfig,
      dump: () => lite.dumpDataDir('none'),
      close: async () => {
        if (dataDir) await lite.exec('CHECKPOINT');
        await lite.close();
        await unlock?.();
      },
    };
  } catch (error) {
    await unlock?.();
    throw error;
  }
}

async function openLite(folder: string | undefined, template: Blob | undefined): Promise<PGlite> {
  const files = folder && existsSync(folder) ? readdirSync(folder) : [];
  const isNew = !folder || files.length === 0;
  // PGlite would create a new database over the remaining files.
  if (!isNew && !files.includes('PG_VERSION'))
    throw damaged(folder, 'is damaged: PG_VERSION is missing');
  try {
    return await PGlite.create({
      ...(folder && { dataDir: folder }),
      ...(template && { loadDataDir: template, pgliteWasmModule: await compilePglite() }),
      extensions: { btree_gist, pg_trgm, cube },
    });
  } catch (error) {
    if (isNew) throw error;
    throw damaged(folder, 'does not open: its disk is full, or it is damaged', error);
  }
}

function damaged(folder: string, problem: string, cause?: unknown): OperatorError {
  return new OperatorError(
    `The database in ${folder} ${problem}. Restore the folder from a backup, ` +
      'or remove it to start with an empty database.',
    { cause },
  );
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiling takes half of the time to open a database from a dump. */
function compilePglite(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return (compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes)));
}

import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PoolConfig } from 'pg';
import { lockFolder } from './folder-lock.ts';
import { PlanningClient } from './statement-marks.ts';

/** A folder has the files of a database but not the one that says so. */
export class DamagedFolder extends Error {
  override name = 'DamagedFolder';

  constructor(folder: string) {
    super(
      `The database in ${folder} is damaged: PG_VERSION is missing. Restore the folder from a backup, ` +
        'or remove it to start with an empty database.',
    );
  }
}

/** An embedded database that is open, with one session for all who use it. */
export type Embedded = {
  /** Settings of a pool over it; each pool has a connection of its own, for which a query waits up to `waitMs` (0: no bound). */
  poolConfig: (waitMs: number) => PoolConfig;
  /** The whole database as one file, to open another from. */
  dump: () => Promise<Blob>;
  close: () => Promise<void>;
};

/** Opens PGlite on a folder that it locks first (PGlite itself does not), or in memory without one; a `template` is a dump to start from. */
export async function openEmbedded(
  dataDir: string | undefined,
  template?: Blob,
): Promise<Embedded> {
  if (dataDir) await mkdir(dataDir, { recursive: true });
  const unlock = dataDir ? await lockFolder(dataDir) : null;
  try {
    if (dataDir) requireWhole(`${dataDir}/pglite`);
    const lite = await PGlite.create({
      ...(dataDir && { dataDir: `${dataDir}/pglite` }),
      ...(template && { loadDataDir: template, pgliteWasmModule: await compilePglite() }),
      extensions: { btree_gist, pg_trgm, cube },
    });
    return {
      poolConfig: (waitMs) =>
        ({
          ...createPgConfig(lite),
          Client: PlanningClient,
          max: 1,
          idleTimeoutMillis: 0,
          // A query outside its own transaction would wait for itself forever.
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

/** Throws DamagedFolder if PGlite would put a new database over the remains of one. */
function requireWhole(folder: string): void {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length > 0 && !files.includes('PG_VERSION')) throw new DamagedFolder(folder);
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** Who opens many databases from one dump compiles PGlite once: it is half of what opening takes. */
function compilePglite(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return (compiled ??= readFile(join(folder, 'pglite.wasm')).then((bytes) =>
    WebAssembly.compile(bytes),
  ));
}

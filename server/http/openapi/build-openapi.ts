import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { buildApp } from '#server/app.ts';
import type { Database } from '#server/db/schema.ts';
import { readEnv } from '#server/deps.ts';

export async function buildOpenApi(): Promise<string> {
  const app = await buildApp({
    db: unconnected(),
    env: readEnv({ LOG_LEVEL: 'silent', OVERLOAD_MS: '0' }),
    jobs: { send: async () => {} },
    now: () => new Date(),
  });
  await app.ready();
  const document = app.swagger();
  await app.close();
  return `${JSON.stringify(document, null, 2)}\n`;
}

function unconnected(): Kysely<Database> {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

import { buildApp } from './app.ts';
import { openDatabase } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { readEnv } from './env.ts';

const env = readEnv(process.env);
const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
await migrate(database.db);
const app = await buildApp({ db: database.db, env, now: () => new Date() });
app.addHook('onClose', () => database.close());
await app.listen({ host: env.API_HOST, port: env.API_PORT });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0));
  });
}

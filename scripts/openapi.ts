import { readFile, writeFile } from 'node:fs/promises';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/connection.ts';
import { readEnv } from '#server/deps.ts';

const file = new URL('../docs/openapi.json', import.meta.url);

// No request is made, so nothing connects.
const { db } = await openDatabase({ databaseUrl: 'postgres://unused' });
const app = await buildApp({
  db,
  env: readEnv({ LOG_LEVEL: 'silent', OVERLOAD_MS: '0' }),
  jobs: { send: async () => {} },
  now: () => new Date(),
});
await app.ready();
const document = `${JSON.stringify(app.swagger(), null, 2)}\n`;
await app.close();

if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8').catch(() => '')) !== document) {
    console.error(
      'docs/openapi.json does not match the calls that server/app.ts registers. Register the routes of a new call first; then run: npm run openapi',
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(file, document);
}

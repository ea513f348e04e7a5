import { expect, test } from 'vitest';
import { openOnServer } from '../testing/database.ts';
import { explainFailure } from './database-error.ts';
import { openDatabase } from './connection.ts';
import { migrate } from './migrate.ts';

const serverUrl = process.env.RACE_DATABASE_URL ?? '';

async function explained(change: (url: URL) => void): Promise<string | null> {
  const url = new URL(serverUrl);
  change(url);
  const database = await openDatabase({ databaseUrl: url.href });
  try {
    await migrate(database);
    return 'It has migrated.';
  } catch (error) {
    return explainFailure(error);
  } finally {
    await database.close();
  }
}

test.each<[string, (url: URL) => void, RegExp]>([
  [
    'database',
    (url) => void (url.pathname = '/nowhere'),
    /^The database "nowhere" does not exist: create it/,
  ],
  [
    'role',
    (url) => void (url.username = 'stranger'),
    /^The database refuses the connection: role "stranger" does not exist\./,
  ],
  [
    'host',
    (url) => void (url.hostname = 'nowhere.invalid'),
    /^The host nowhere\.invalid of DATABASE_URL is unknown\.$/,
  ],
  ['port', (url) => void (url.port = '1'), /^The database at 127\.0\.0\.1:1 does not respond\./],
  ['TLS', (url) => void url.searchParams.set('sslmode', 'verify-full'), /^The database has no TLS/],
])('an unknown or refused %s is explained in one sentence', async (_what, change, sentence) => {
  expect(await explained(change)).toMatch(sentence);
});

test('a missing privilege is explained in one sentence', async () => {
  const admin = await openOnServer(serverUrl);
  await admin.execute('CREATE ROLE reader LOGIN');
  try {
    const sentence = await explained((url) => {
      url.username = 'reader';
      url.pathname = new URL(admin.url).pathname;
    });
    expect(sentence).toMatch(/^The database refuses: permission denied for .*\. Grant this/);
  } finally {
    await admin.execute('DROP ROLE reader');
    await admin.close();
  }
});

test('an encoding without Romanian letters is refused in one sentence', async () => {
  const admin = await openOnServer(serverUrl);
  await admin.execute("CREATE DATABASE latin ENCODING LATIN1 LOCALE 'C' TEMPLATE template0");
  try {
    expect(await explained((url) => void (url.pathname = '/latin'))).toBe(
      'The database has the encoding LATIN1: create it with createdb -E UTF8 -T template0.',
    );
  } finally {
    await admin.execute('DROP DATABASE latin');
    await admin.close();
  }
});

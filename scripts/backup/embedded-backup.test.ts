import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';
import { makeBooking } from '#server/testing/make-booking.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { readSettings } from '#settings/read-settings.ts';
import { backUp, factsFileOf } from './back-up.ts';
import { restoreBackup } from './restore-backup.ts';

let folder: string;
let file: string;
let bookingId: string;
const settingsOf = (name: string) => readSettings('database', { DATA_DIR: join(folder, name) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aproape-backup-'));
  file = join(folder, 'backup');
  const database = await openDatabase({ dataDir: join(folder, 'source') });
  await migrate(database);
  const { db } = database;
  const location = await makeLocation(db);
  const { id: userId } = await makeUser(db);
  bookingId = await makeBooking(db, { location, userId, status: 'approved', date: '2026-11-23' });
  await database.close();
  await backUp(settingsOf('source'), file);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a restored folder has the rows of the backup', async () => {
  const facts = await restoreBackup(settingsOf('target'), file);
  expect(facts).toMatchObject({ rows: { 'public.bookings': 1 }, overlaps: 0 });
  expect(facts.last_booking).toContain(bookingId);
  const restored = await openDatabase({ dataDir: join(folder, 'target') });
  expect(await restored.db.selectFrom('bookings').select('id').execute()).toEqual([
    { id: bookingId },
  ]);
  await restored.close();
});

test('only the owner of the files can read them', async () => {
  for (const path of [file, factsFileOf(file)]) expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('neither a backup nor a database is overwritten', async () => {
  await expect(backUp(settingsOf('source'), file)).rejects.toThrow('name another file');
  await expect(restoreBackup(settingsOf('source'), file)).rejects.toThrow('has a database');
});

test('a file that has the name of the facts is not overwritten', async () => {
  const taken = join(folder, 'package');
  await writeFile(factsFileOf(taken), 'another file');
  await expect(backUp(settingsOf('source'), taken)).rejects.toThrow('name another file');
  expect(await readFile(factsFileOf(taken), 'utf8')).toBe('another file');
});

test('a backup that fails leaves no file', async () => {
  const unwritten = join(folder, 'unwritten');
  await symlink(join(folder, 'missing', 'facts'), factsFileOf(unwritten));
  await expect(backUp(settingsOf('source'), unwritten)).rejects.toThrow('ENOENT');
  expect(existsSync(unwritten)).toBe(false);
});

test('a restore that lost rows fails, and names their table', async () => {
  const facts = JSON.parse(await readFile(factsFileOf(file), 'utf8'));
  const copy = join(folder, 'copy');
  await writeFile(copy, await readFile(file));
  facts.rows['public.bookings'] = 2;
  await writeFile(factsFileOf(copy), JSON.stringify(facts));
  await expect(restoreBackup(settingsOf('lost'), copy)).rejects.toThrow(
    'public.bookings (2, restored 1)',
  );
});

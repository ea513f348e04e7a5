import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/connection.ts';
import { openInMemory } from '#server/testing/database.ts';
import { workOff } from '#server/testing/test-api.ts';
import type { BookingNews, Message } from '../message.ts';
import { openJobs, type Jobs } from './jobs.ts';

let database: OpenDatabase;
let jobs: Jobs;
beforeAll(async () => {
  database = await openInMemory();
  jobs = await openJobs(database);
});
afterAll(() => database.close());

const news = (template: 'booking_placed' | 'booking_canceled'): Message => ({
  ...{ template, channel: 'mail', to: 'ioana@example.ro', first_name: 'Ioana' },
  booking: { id: 'one' } as BookingNews,
});
const send = (message: Message) =>
  database.db.transaction().execute((tx) => jobs.send(tx, message));

test('a message that replaces a failed one inherits neither its wait nor its attempts', async () => {
  await send(news('booking_placed'));
  await workOff(database, () => Promise.reject(new Error('away')));
  await send(news('booking_canceled'));
  const tries: object[] = [];
  await workOff(database, async ({ template }, { attempt }) => {
    tries.push({ template, attempt });
  });
  expect(tries).toEqual([{ template: 'booking_canceled', attempt: 1 }]);
  const { rows } = await database.execute(`SELECT 1 FROM jobs.job WHERE state < 'completed'`);
  expect(rows).toEqual([]);
});

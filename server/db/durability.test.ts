import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays, today, weekday } from '#domain/time/local-time.ts';
import { openDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { readEnv } from '../deps.ts';
import { startApiProcess, type ApiProcess } from '../testing/api-process.ts';
import { bookingRequest } from '../testing/booking-request.ts';
import { makeLocation } from '../testing/make-location.ts';
import { makeSession } from '../testing/make-session.ts';
import { makeUser } from '../testing/make-user.ts';
import { noTimeLimits } from '../testing/no-time-limits.ts';

let folder: string;
let api: ApiProcess | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aproape-durability-'));
});
afterEach(async () => {
  await api?.kill();
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}.pid`, { force: true });
});

test(
  'an acknowledged booking survives kill -9 of the api: after a restart, its key replays it and its mail is sent',
  { timeout: 400_000 },
  async () => {
    const { place, client } = await fill();
    const body = bookingRequest(place, { start_date: nextMonday() });
    const headers = {
      ...client.headers('POST'),
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };

    const address = await startApi();
    const send = (to: string) =>
      fetch(`${to}/api/bookings`, { method: 'POST', headers, body: JSON.stringify(body) });
    const placed = await send(address);
    await api?.kill();
    const { data } = (await placed.json()) as { data: { id: string } };
    expect(placed.status).toBe(201);

    const again = await startApi();
    const bookingResponse = await fetch(`${again}/api/booking/${data.id}/details`, {
      headers: client.headers('GET'),
    });
    expect(await bookingResponse.json()).toMatchObject({
      data: { id: data.id, status: 'approved' },
    });
    const repeated = await send(again);
    expect([repeated.status, repeated.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(await repeated.json()).toMatchObject({ data: { id: data.id } });
    await expect
      // A job of the killed worker expires after 30 s; a check every minute finds it.
      .poll(() => mailsTo(again, client.user.email), { interval: 200, timeout: 180_000 })
      .toEqual([expect.stringContaining('Programarea ta este confirmată.')]);
  },
);

async function fill() {
  const database = await openDatabase({ dataDir: folder });
  await migrate(database);
  const { db, close } = database;
  const place = await makeLocation(db);
  const { id } = await makeUser(db);
  const client = await makeSession({ db, env: readEnv({}), now: () => new Date() }, id);
  await close();
  return { place, client };
}

async function startApi(): Promise<string> {
  api = await startApiProcess({ ...noTimeLimits, DATA_DIR: folder });
  return api.url;
}

async function mailsTo(address: string, recipient: string): Promise<string[]> {
  const response = await fetch(`${address}/api/dev/mailbox?to=${recipient}`);
  const { data } = (await response.json()) as { data: { text: string }[] };
  return data.map(({ text }) => text);
}

function nextMonday(): string {
  const day = today(new Date());
  return addDays(day, 8 - weekday(day));
}

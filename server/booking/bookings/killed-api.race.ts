import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, today, weekday } from '#domain/time/local-time.ts';
import { readEnv } from '#server/deps.ts';
import { startApiProcess, type ApiProcess } from '#server/testing/api-process.ts';
import { bookingRequest } from '#server/testing/booking-request.ts';
import { countWaiting, openOnServer } from '#server/testing/database.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { makeSession } from '#server/testing/make-session.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { makeVoucher } from '#server/testing/make-voucher.ts';
import { noTimeLimits } from '#server/testing/no-time-limits.ts';

const patience = { timeout: 400_000 };

let database: Awaited<ReturnType<typeof openOnServer>>;
let settings: Record<string, string>;
let api: ApiProcess;
beforeAll(async () => {
  database = await openOnServer(process.env.RACE_DATABASE_URL ?? '');
  settings = { ...noTimeLimits, DATABASE_URL: database.url };
  api = await startApiProcess(settings);
});
afterAll(async () => {
  await api.kill();
  await database.close();
});

test(
  'kill -9 between insert and response: a retry places the uncommitted booking and replays the committed one',
  patience,
  async () => {
    const { db } = database;
    const start_date = addDays(today(new Date()), 8 - weekday(today(new Date())));
    const place = await makeLocation(db, { professionals: 2 });
    const { id: voucherId, code } = await makeVoucher(db, { valid_until: '2099-12-31' });
    const [one, two] = place.professionals.map(({ id }) => id);
    const request = async (changes: object) => {
      const { id } = await makeUser(db);
      const client = await makeSession({ db, env: readEnv({}), now: () => new Date() }, id);
      const key = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      const headers = { ...client.headers('POST'), ...key };
      const body = JSON.stringify(bookingRequest(place, { start_date, ...changes }));
      return () => fetch(`${api.url}/api/bookings`, { method: 'POST', headers, body });
    };
    const lowered = { professional_id: one ?? 0, voucher_code: code, expected_total: 45 };
    const uncommitted = await request(lowered);
    const committed = await request({ professional_id: two ?? 0 });
    const count = async () => (await db.selectFrom('bookings').select('id').execute()).length;

    await db.transaction().execute(async (tx) => {
      // `uncommitted` inserts its booking, then waits for the voucher's row; `committed` commits.
      await tx
        .selectFrom('vouchers')
        .where('id', '=', voucherId)
        .select('id')
        .forUpdate()
        .execute();
      const responses = [uncommitted(), committed()].map((response) => response.catch(() => null));
      await expect.poll(() => countWaiting(db), { interval: 10 }).toBe(1);
      await expect.poll(count, { interval: 10 }).toBe(1);
      await api.kill();
      expect((await Promise.all(responses))[0]).toBeNull();
    });

    api = await startApiProcess(settings);
    const replay = async (send: () => Promise<Response>) => {
      const response = await send();
      return [response.status, response.headers.get('idempotent-replayed')];
    };
    expect([await replay(uncommitted), await replay(committed)]).toEqual([
      [201, null],
      [201, 'true'],
    ]);
    expect(await count()).toBe(2);
    const { used } = await db.selectFrom('vouchers').select('used').executeTakeFirstOrThrow();
    expect(used).toBe(1);
  },
);

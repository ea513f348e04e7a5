import { describe, expect, test } from 'vitest';
import { setUpApi } from '../testing/set-up-api.ts';
import { makeUser } from '../testing/make-user.ts';
import { takeLimit, TooManyAttempts } from './take-limit.ts';

const api = setUpApi({ now: new Date('2026-11-20T08:00:00Z') });

describe('takeLimit', () => {
  const limit = { scope: 'test', key: 'a', max: 2, windowSeconds: 60 };
  const on = (day: number, time: string) => ({
    ...api.deps,
    now: () => new Date(`2026-11-${day}T${time}Z`),
  });
  const at = (time: string) => on(20, time);

  test('refuses past the limit until the window ends', async () => {
    await takeLimit(at('08:00:10'), limit);
    await takeLimit(at('08:00:20'), limit);
    const refused = takeLimit(at('08:00:30'), limit, (seconds) => ({
      field: [`${seconds}`],
    }));
    await expect(refused).rejects.toThrow(TooManyAttempts);
    await expect(refused).rejects.toMatchObject({
      errors: { field: ['30'] },
      extra: { seconds: 30 },
      max: 2,
    });
    await takeLimit(at('08:01:00'), limit);
  });

  test('a window counted while the clock was ahead refuses nothing now', async () => {
    const ahead = { ...limit, key: 'ahead', windowSeconds: 86_400 };
    const tomorrow = on(21, '08:00:00');
    for (let attempt = 0; attempt < limit.max; attempt += 1) await takeLimit(tomorrow, ahead);
    await expect(takeLimit(tomorrow, ahead)).rejects.toThrow(TooManyAttempts);
    await takeLimit(at('08:00:00'), ahead);
  });

  test('counts every key and scope separately', async () => {
    const other = [
      { ...limit, key: 'b' },
      { ...limit, scope: 'other' },
    ];
    for (const one of other) await takeLimit(at('08:00:40'), one);
  });
});

describe('login', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const login = (email: string, address: string, password = 'greșită') =>
    api.call('login', { body: { from: 'client', email, password } }, { headers: from(address) });

  test(
    'is limited to 10 attempts in 15 minutes by e-mail and address',
    { timeout: 60_000 },
    async () => {
      await makeUser(api.db, { email: 'mara@example.ro', password: 'bună' });
      for (let attempt = 0; attempt < 10; attempt += 1)
        expect((await login('mara@example.ro', '198.51.100.7')).status).toBe(422);

      const refused = await login('Mara@Example.ro', '198.51.100.7', 'bună');
      expect(refused.status).toBe(429);
      expect(refused.body).toEqual({
        message: 'Too Many Attempts.',
        errors: { email: ['Prea multe încercări. Încearcă din nou peste 15\u00A0minute.'] },
        code: 'too_many_attempts',
        seconds: 900,
      });
      expect(refused.headers).toMatchObject({
        'retry-after': '900',
        'x-ratelimit-limit': '10',
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': '900',
      });
      expect((await login('mara@example.ro', '203.0.113.9', 'bună')).status).toBe(200);
      api.clock.advance(15 * 60);
      expect((await login('mara@example.ro', '198.51.100.7', 'bună')).status).toBe(200);
    },
  );

  test('is limited to 100 attempts an hour by address, whatever the e-mail', async () => {
    const address = { scope: 'login-address', key: '198.51.100.99', max: 100, windowSeconds: 3600 };
    for (let attempt = 0; attempt < 100; attempt += 1) await takeLimit(api.deps, address);
    expect((await login('oricine@example.ro', '198.51.100.99')).status).toBe(429);
    expect((await login('oricine@example.ro', '198.51.100.98')).status).toBe(422);
  });

  test('past its limit is not even counted, until the window ends', async () => {
    for (let attempt = 0; attempt < 11; attempt += 1)
      await login('ana@example.ro', '198.51.100.20');
    const before = await countedAttempts();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const { status, body } = await login('ana@example.ro', '198.51.100.20');
      expect([status, body.seconds]).toEqual([429, 900]);
    }
    expect(await countedAttempts()).toBe(before);
  });

  test('counts an IPv6 /64 network as one address', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      await takeLimit(api.deps, {
        scope: 'login-email',
        key: 'v6@example.ro 2001:db8:0:1::/64',
        max: 10,
        windowSeconds: 900,
      });
    expect((await login('v6@example.ro', '2001:db8:0:1:ffff::7')).status).toBe(429);
    expect((await login('v6@example.ro', '2001:db8:0:2::7')).status).toBe(422);
  });
});

async function countedAttempts(): Promise<number> {
  const { total } = await api.db
    .selectFrom('rate_limits')
    .select((eb) => eb.fn.sum<number>('count').as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

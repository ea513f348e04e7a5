import { describe, expect, test } from 'vitest';
import { limits } from '#server/limits/limits.ts';
import { countAttempt } from '#server/limits/repository.ts';
import { makeRegistrationForm } from '#tests/factories/registration-form.ts';
import { codeFor, otherCode } from '#server/testing/code-for.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const minute = 60;
const hour = 60 * minute;

const api = setUpApi({ env: { SMS_HOURLY_BUDGET: '12' } });
let phones = 0;

const nextDay = () => api.clock.set(new Date((Math.floor(+api.clock.now() / 864e5) + 1) * 864e5));

const newPhone = () => `+4077${String((phones += 1)).padStart(4, '0')}000`;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

const sendSms = (phone: string, address: string) =>
  api.call('sendLoginSms', { body: { phone } }, from(address));
const sendMail = (email: string, address: string) =>
  api.call('sendPasswordCode', { body: { email, requested_by: 'client' } }, from(address));

async function knownPhone(): Promise<string> {
  const phone = newPhone();
  await makeUser(api.db, { phone });
  return phone;
}

describe.each(['known', 'unknown'])('a phone that is %s', (kind) => {
  const phoneOfKind = async () => (kind === 'known' ? knownPhone() : newPhone());

  test('gets five codes an hour and ten a day, for requests from all addresses together', async () => {
    nextDay();
    const phone = await phoneOfKind();
    const statuses: number[] = [];
    for (let sent = 0; sent < 18; sent += 1) {
      statuses.push((await sendSms(phone, `198.51.100.${sent}`)).status);
      api.clock.advance(sent === 5 || sent === 11 ? hour : minute);
    }
    const hourOf = (nth: number) => statuses.slice(nth * 6, nth * 6 + 6);
    expect(hourOf(0)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(hourOf(1)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(hourOf(2)).toEqual([429, 429, 429, 429, 429, 429]);
  });

  test('beyond its limit gets the wait, on the field', async () => {
    nextDay();
    const phone = await phoneOfKind();
    for (let sent = 0; sent < 5; sent += 1) {
      await sendSms(phone, `198.51.100.${sent}`);
      api.clock.advance(minute);
    }
    const { status, body, headers } = await sendSms(phone, '198.51.100.9');
    expect([status, body.errors, body.seconds]).toEqual([
      429,
      { phone: ['Prea multe încercări. Încearcă din nou peste 55\u00A0de\u00A0minute.'] },
      55 * minute,
    ]);
    expect(headers).toMatchObject({ 'retry-after': '3300', 'x-ratelimit-limit': '5' });
  });
});

test('an address or an IPv6 /64 network can request ten SMS codes an hour', async () => {
  nextDay();
  const hosts = ['203.0.113.7', '2001:db8:0:1::'];
  for (const host of hosts) {
    const address = (nth: number) => (host.includes(':') ? `${host}${nth}` : host);
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1)
      statuses.push((await sendSms(newPhone(), address(sent))).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  }
  expect((await sendSms(newPhone(), '203.0.113.8')).status).toBe(200);
});

test('the hourly budget stops all SMS; codes for unknown phones do not count', async () => {
  nextDay();
  for (let nth = 0; nth < 15; nth += 1)
    expect((await sendSms(newPhone(), `10.0.1.${nth}`)).status).toBe(200);
  for (let nth = 0; nth < 12; nth += 1)
    expect((await sendSms(await knownPhone(), `10.0.2.${nth}`)).status).toBe(200);
  expect((await sendSms(await knownPhone(), '10.0.3.1')).status).toBe(429);
  expect((await sendSms(newPhone(), '10.0.3.2')).status).toBe(429);
  const form = makeRegistrationForm();
  const registration = await api.call('registerTemporarily', { body: form }, from('10.0.3.3'));
  expect(registration.status).toBe(429);
  api.clock.advance(hour);
  expect((await sendSms(await knownPhone(), '10.0.3.4')).status).toBe(200);
});

test('a block of 1,000 numbers is sent twenty codes an hour', async () => {
  nextDay();
  const { max, ...perBlock } = limits.codes.sms.perBlock;
  for (let nth = 1; nth < max; nth += 1)
    await countAttempt(api.db, { ...perBlock, key: '+40788123' }, api.clock.now());
  const statuses: number[] = [];
  for (const phone of ['+40788123001', '+40788123002']) {
    await makeUser(api.db, { phone });
    statuses.push((await sendSms(phone, '10.0.4.1')).status);
  }
  for (const phone of ['+40788123999', '+40788124000'])
    statuses.push((await sendSms(phone, '10.0.4.2')).status);
  expect([max, ...statuses]).toEqual([20, 200, 429, 429, 200]);
});

describe.each(['known', 'unknown'])('an e-mail that is %s', (kind) => {
  const emailOfKind = async () =>
    kind === 'known' ? (await makeUser(api.db)).email : 'nimeni.cunoscut@example.ro';

  test('is sent three codes an hour and five a day per unknown network, whatever the address', async () => {
    nextDay();
    const email = await emailOfKind();
    const statuses: number[] = [];
    for (let sent = 0; sent < 8; sent += 1) {
      statuses.push((await sendMail(email, `10.1.0.${sent}`)).status);
      api.clock.advance(sent === 3 ? hour : minute);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 429, 429]);
    expect((await sendMail(email, '10.1.1.1')).status).toBe(200);
  });

  test('is sent forty codes a day from all unknown networks', async () => {
    nextDay();
    const email = await emailOfKind();
    const statuses: number[] = [];
    for (let sent = 0; sent < 41; sent += 1) {
      statuses.push((await sendMail(email, `10.20.${sent}.1`)).status);
      api.clock.advance(minute);
    }
    expect(statuses).toEqual([...Array<number>(40).fill(200), 429]);
  });
});

test('an address learns of twenty taken contacts an hour, then gets 429 for any contact', async () => {
  nextDay();
  const { email } = await makeUser(api.db);
  const phone = await knownPhone();
  const register = (contacts: { email?: string; phone?: string }, address = '203.0.113.77') =>
    api.call('registerTemporarily', { body: makeRegistrationForm(contacts) }, from(address));
  for (let nth = 0; nth < 20; nth += 1) expect((await register({ email, phone })).status).toBe(422);
  for (const contacts of [{ email, phone }, { phone }, {}]) {
    const { status, body } = await register(contacts);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([429, ['email']]);
  }
  expect((await register({ phone }, '203.0.113.78')).status).toBe(422);
});

describe('guesses', () => {
  async function guesser(phone: string, address: string) {
    const { body } = await sendSms(phone, address);
    return async (confirmation_code: string) => {
      const guess = { phone, token: body.token, confirmation_code };
      return (await api.call('confirmLoginSms', { body: guess }, from(address))).status;
    };
  }

  test('at the codes of one phone may fail ten times an hour per address', async () => {
    nextDay();
    const phone = await knownPhone();
    const statuses: number[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      const guess = await guesser(phone, '10.2.0.1');
      const wrong = otherCode(await codeFor(api, 'sms-login', phone));
      for (let tries = 0; tries < 4; tries += 1) statuses.push(await guess(wrong));
      api.clock.advance(minute);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
    const guess = await guesser(phone, '10.2.0.1');
    expect(await guess(await codeFor(api, 'sms-login', phone))).toBe(429);
  });

  test('from one address may fail thirty times in a quarter of an hour, whatever the phone', async () => {
    nextDay();
    const { max } = limits.codes.failures.perAddress;
    const token = '3f0c9a52-6c1e-4c5a-9d38-1f6f0d1f2a77';
    const statuses: number[] = [];
    for (let nth = 0; nth <= max; nth += 1) {
      const body = { phone: newPhone(), token, confirmation_code: '123456' };
      statuses.push((await api.call('confirmLoginSms', { body }, from('10.3.0.1'))).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(422), 429]);
  });

  test('that are right do not count', async () => {
    nextDay();
    const phone = await knownPhone();
    const guess = await guesser(phone, '10.4.0.1');
    expect(await guess(await codeFor(api, 'sms-login', phone))).toBe(200);
    const failures = await api.db
      .selectFrom('rate_limits')
      .select('count')
      .where('scope', 'in', ['code-contact', 'code-address'])
      .where('window_start', '>=', api.clock.now())
      .where('count', '>', 0)
      .execute();
    expect(failures).toEqual([]);
  });
});

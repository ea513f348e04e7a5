import { expect, onTestFinished, test, vi } from 'vitest';
import { makeUser } from '../testing/make-user.ts';
import { setUpApi } from '../testing/set-up-api.ts';

const lines: string[] = [];
const api = setUpApi({
  env: { LOG_LEVEL: 'debug' },
  logStream: { write: (line) => void lines.push(line) },
});

test('a request is one line of JSON with route, status, time and code, without names', async () => {
  const client = await api.signIn();
  lines.length = 0;
  await api.call('bookingDetails', { params: { id: client.user.id } }, { as: client });
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({
    level: 'info',
    method: 'GET',
    route: '/api/booking/:id/details',
    status: 404,
    code: 'not_found',
    user: expect.stringMatching(/^[0-9a-f]{12}$/),
    request_id: expect.any(String),
    ms: expect.any(Number),
  });
  expect(lines[0]).not.toContain(client.user.id);
});

test('a polled call is logged at debug, its failure at info', async () => {
  lines.length = 0;
  await api.call('changes', { query: {} });
  await api.inject({ method: 'GET', url: '/readyz' });
  await api.call('changes', { query: { after: 'x'.repeat(10_000) } });
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(['debug', 'debug', 'info']);
});

test('the parts of an aggregate error are logged', () => {
  lines.length = 0;
  api.app.log.error({ err: new AggregateError([new Error('one cause')], 'Some steps failed') });
  expect(JSON.parse(lines[0] ?? '').err.errors).toMatchObject([{ message: 'one cause' }]);
});

test('no password, e-mail, cookie or token reaches the log, even if a sign-in fails', async () => {
  await makeUser(api.db, { email: 'mara@example.ro', password: 'parola-mea-secretă' });
  lines.length = 0;
  const client = await api.guest();
  const secrets = [
    'parola-mea-secretă',
    'altă-parolă',
    'mara@example.ro',
    ...client.cookies.values(),
  ];
  for (const password of ['altă-parolă', 'parola-mea-secretă'])
    await api.call(
      'login',
      { body: { from: 'client', email: 'mara@example.ro', password } },
      { as: client, headers: { 'user-agent': 'x\r\n{"level":"fatal"}'.replace(/[\r\n]/g, ' ') } },
    );
  secrets.push(...client.cookies.values());
  await api.call('logout', {}, { as: client });
  const log = lines.join('');
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).toContain('authn_login_fail');
  expect(log).toContain('authn_login_success');
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
});

test('a forged cookie and a reused refresh token are logged as events', async () => {
  lines.length = 0;
  const client = await api.signIn();
  const thief = client.copy();
  client.cookies.set('at', `${client.cookies.get('at')?.split('.')[0]}.${'A'.repeat(43)}`);
  await api.call('user', {}, { as: client });
  await api.call('refreshSession', {}, { as: client });
  api.clock.advance(60);
  await api.call('refreshSession', {}, { as: thief });
  const events = lines.flatMap((line) => JSON.parse(line).event ?? []);
  expect(events).toEqual(['authn_token_forged', 'authn_token_reuse']);
});

test('exceeding a rate limit is logged as a warning, a successful sign-in is not', async () => {
  lines.length = 0;
  const from = { 'x-forwarded-for': '198.51.100.77' };
  const url = '/api/public/locations?per_page=1';
  for (let turn = 0; turn < 121; turn += 1) await api.inject({ method: 'GET', url, headers: from });
  await makeUser(api.db, { email: 'ana@example.ro', password: 'o-parolă-bună' });
  const body = { from: 'client' as const, email: 'ana@example.ro', password: 'o-parolă-bună' };
  await api.call('login', { body });
  const events = lines.map((line) => JSON.parse(line)).filter(({ event }) => event);
  expect(events.map(({ level, event }) => [level, event])).toEqual([
    ['warn', 'excess_rate_limit_exceeded'],
    ['info', 'authn_login_success'],
  ]);
});

test('many refused calls from one address are logged as one line of each kind', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  lines.length = 0;
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const url = '/api/public/locations?per_page=1';
  const flood = async (address: string, count: number) => {
    for (let call = 0; call < count; call += 1)
      await api.inject({ method: 'GET', url, headers: from(address) });
  };
  await flood('198.51.100.78', 140);
  await flood('198.51.100.79', 125);
  const refused = lines
    .map((line) => JSON.parse(line))
    .filter(({ event, status }) => event || status === 429);
  const kinds = ['excess_rate_limit_exceeded', 'request'];
  expect(refused.map(({ msg }) => msg)).toEqual([...kinds, ...kinds]);
});

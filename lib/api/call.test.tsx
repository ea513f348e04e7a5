import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { sessionStore, startSession } from '#lib/session/session-store.ts';
import { makeSlots } from '#tests/factories/slots.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockCsrf } from '#tests/msw/mock-csrf.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

const hint = (value: string) => (document.cookie = `auth_hint=${value}; path=/`);
const voucher = { code: 'X', location_id: 12, services_ids: [1], start_date: '2026-11-27' };

test('lists have brackets in the URL, and absent values are omitted', async () => {
  let address = '';
  mockApi.use(
    mockCall('locationSlots', ({ query }) => {
      address = query.toString();
      return makeSlots({});
    }),
  );
  const [from, to] = ['2026-11-25', '2026-11-27'];
  const query = { services: [1, 2], professional: undefined, from, to };
  await call('locationSlots', { params: { id: 12 }, query });
  expect(decodeURIComponent(address)).toBe(`services[]=1&services[]=2&from=${from}&to=${to}`);
});

test('an expired csrf cookie is renewed once and the write retried', async () => {
  document.cookie = 'XSRF-TOKEN=old; path=/';
  const tokens: (string | null)[] = [];
  mockApi.use(
    mockCsrf(),
    mockCall('checkVoucher', ({ headers }) => {
      tokens.push(headers.get('x-xsrf-token'));
      return errorResponse('csrf_mismatch');
    }),
  );
  await expect(call('checkVoucher', { body: voucher })).rejects.toMatchObject({ status: 419 });
  expect(tokens).toEqual(['old', 'token']);
});

test('ten calls with an expired session refresh it once, and all succeed @S4-28', async () => {
  hint('1.100');
  let refreshed = 0;
  mockApi.use(
    mockCall('refreshSession', () => {
      refreshed += 1;
      hint('1.200');
      return null;
    }),
    mockCall('user', () =>
      refreshed > 0 ? { data: makeUser() } : errorResponse('unauthenticated'),
    ),
    mockCsrf(),
  );
  const responses = await Promise.all(Array.from({ length: 10 }, () => call('user')));
  expect(responses).toHaveLength(10);
  expect(refreshed).toBe(1);
});

test('a session that cannot be refreshed is forgotten @S4-29', async () => {
  hint('1.100');
  startSession(makeUser());
  const dead = () => errorResponse('unauthenticated');
  mockApi.use(mockCall('refreshSession', dead), mockCall('user', dead));
  await expect(call('user')).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(sessionStore.getState().status).toBe('guest');
  expect(document.cookie).not.toContain('auth_hint');
});

test('a call that keeps the session leaves the tab signed in after a 401', async () => {
  hint('1.100');
  startSession(makeUser());
  const dead = () => errorResponse('unauthenticated');
  mockApi.use(mockCall('refreshSession', dead), mockCall('user', dead));
  await expect(call('user', { keepSession: true })).rejects.toMatchObject({ status: 401 });
  expect(sessionStore.getState().status).toBe('signed-in');
});

test('a refresh that fails in transit does not sign out', async () => {
  hint('1.100');
  startSession(makeUser());
  mockApi.use(
    mockCall('refreshSession', () => errorResponse('unavailable')),
    mockCall('user', () => errorResponse('unauthenticated')),
  );
  await expect(call('user')).rejects.toMatchObject({ code: 'unavailable' });
  expect(sessionStore.getState().status).toBe('signed-in');
});

test.each(['refreshSession', 'csrfCookie'] as const)(
  'a write is unprocessed if %s fails before it',
  async (renewal) => {
    hint('1.100');
    if (renewal === 'refreshSession') document.cookie = 'XSRF-TOKEN=token; path=/';
    mockApi.use(
      mockCall(renewal, () => errorResponse('unavailable')),
      mockCall('checkVoucher', () => errorResponse('unauthenticated')),
    );
    await expect(call('checkVoucher', { body: voucher })).rejects.toMatchObject({
      code: 'unavailable',
      isUnprocessed: true,
    });
  },
);

test('a write that fails itself may be processed, also after a refresh', async () => {
  hint('1.100');
  document.cookie = 'XSRF-TOKEN=token; path=/';
  const responses = [errorResponse('unauthenticated')];
  mockApi.use(
    mockCall('refreshSession', () => {
      hint('1.200');
      return null;
    }),
    mockCall('checkVoucher', () => responses.shift() ?? errorResponse('unavailable')),
  );
  await expect(call('checkVoucher', { body: voucher })).rejects.toMatchObject({
    code: 'unavailable',
    isUnprocessed: false,
  });
});

test('a call continues after another tab refreshed first', async () => {
  hint('1.100');
  const responses = [errorResponse('unauthenticated')];
  mockApi.use(
    mockCall('refreshSession', () => errorResponse('refresh_raced')),
    mockCall('user', () => responses.shift() ?? { data: makeUser() }),
  );
  await expect(call('user')).resolves.toEqual({ data: makeUser() });
});

test('a 401 for a guest causes no refresh', async () => {
  mockApi.use(mockCall('user', () => errorResponse('unauthenticated')));
  await expect(call('user')).rejects.toBeInstanceOf(ApiError);
});

test('a 401 makes a signed-in tab a guest, also without the hint', async () => {
  startSession(makeUser());
  mockApi.use(mockCall('user', () => errorResponse('unauthenticated')));
  await expect(call('user')).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(sessionStore.getState().status).toBe('guest');
});

test('a client who signs in during a call stays signed in, and the call is retried', async () => {
  let calls = 0;
  mockApi.use(
    mockCall('user', () => {
      if (++calls > 1) return { data: makeUser() };
      hint('1.100');
      startSession(makeUser());
      return errorResponse('unauthenticated');
    }),
  );
  await expect(call('user')).resolves.toEqual({ data: makeUser() });
  expect(sessionStore.getState().status).toBe('signed-in');
});

test('a refused login does not affect the current session', async () => {
  startSession(makeUser());
  mockApi.use(
    mockCsrf(),
    mockCall('login', () => errorResponse('unauthenticated')),
  );
  const body = { from: 'client', email: 'ana@exemplu.ro', password: 'parola' } as const;
  await expect(call('login', { body })).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(sessionStore.getState().status).toBe('signed-in');
});

test.each([
  [() => HttpResponse.html('<p>Bad gateway</p>', { status: 502 }), 'unavailable'],
  [() => HttpResponse.html('<p>Hello</p>'), 'unavailable'],
  [() => new HttpResponse('{"data":', { status: 500 }), 'server_error'],
  [() => HttpResponse.error(), 'network'],
])('a response that is not the api’s is an error with a code: %#', async (response, code) => {
  mockApi.use(mockCall('filtersForm', response));
  await expect(call('filtersForm')).rejects.toMatchObject({ code });
});

test('an aborted call throws the reason of its signal', async () => {
  mockApi.use(mockCall('filtersForm', () => new Promise(() => {})));
  const controller = new AbortController();
  const outcome = call('filtersForm', { signal: controller.signal });
  controller.abort();
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
});

import { expect, test, vi } from 'vitest';
import { cookieHeader, pageSession, type PageLoad } from './page-session.ts';

const now = new Date('2026-11-20T10:00:00Z');
const seconds = now.getTime() / 1000;

function load(options: { access?: number; refresh?: boolean; isDocument?: boolean }): PageLoad {
  const { access, refresh = true, isDocument = true } = options;
  const cookies = new Map<string, string>();
  if (access !== undefined) {
    cookies.set('at', 'a');
    cookies.set('auth_hint', `1.${seconds + access}`);
  }
  if (refresh) cookies.set('rt', 'r');
  return { cookies, cookieHeader: 'at=a; rt=r', forwardedFor: '203.0.113.9', isDocument };
}

function mockSession(status: number | 'nothing', setCookies: string[] = []) {
  const headers = new Headers(setCookies.map((value): [string, string] => ['set-cookie', value]));
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (status === 'nothing') throw new TypeError('fetch failed');
    return new Response(null, { status, headers });
  });
}

test('a visitor without a cookie is a guest, without a request', async () => {
  const api = mockSession(204);
  const session = await pageSession(load({ refresh: false }), 'protected', now);
  expect(session.state).toBe('guest');
  expect(api).not.toHaveBeenCalled();
});

test('a valid session is accepted without a request', async () => {
  const api = mockSession(204);
  expect((await pageSession(load({ access: 600 }), 'protected', now)).state).toBe('signed-in');
  expect(api).not.toHaveBeenCalled();
});

test.each([{ access: 20 }, {}])(
  'a session that ends within half a minute is renewed: %j @S4-28',
  async (options) => {
    const api = mockSession(204, ['at=new; Path=/', 'rt=new; Path=/']);
    const session = await pageSession(load(options), 'protected', now);
    expect(session).toEqual({
      state: 'signed-in',
      setCookies: ['at=new; Path=/', 'rt=new; Path=/'],
    });
    expect(api.mock.calls[0]?.[0]).toMatch(/\/auth\/refresh$/);
  },
);

test('a prefetch rotates no tokens', async () => {
  const api = mockSession(204);
  const session = await pageSession(load({ isDocument: false }), 'protected', now);
  expect(session.state).toBe('unsure');
  expect(api).not.toHaveBeenCalled();
});

test('a refused refresh deletes the cookies @S4-27 @S4-29', async () => {
  mockSession(401);
  const session = await pageSession(load({}), 'protected', now);
  expect(session).toEqual({
    state: 'guest',
    setCookies: ['rt=; Path=/; Max-Age=0; SameSite=Lax'],
  });
});

test.each([500, 503, 409, 'nothing'] as const)(
  '%s from the api does not sign out',
  async (status) => {
    mockSession(status);
    expect(await pageSession(load({}), 'protected', now)).toEqual({
      state: 'unsure',
      setCookies: [],
    });
  },
);

test('the login page accepts a visitor whose session the api no longer knows', async () => {
  mockSession(401);
  expect((await pageSession(load({ access: 600 }), 'guest-only', now)).state).toBe('guest');
});

test('new cookies replace the sent ones, the others stay', () => {
  const setCookies = ['at=new==; Path=/; HttpOnly', 'rt=r; Path=/'];
  expect(cookieHeader('at=old; radius=30', setCookies)).toBe('at=new==; radius=30; rt=r');
});

test('a place with Romanian letters stays encoded', () => {
  const place = `selectedCity=${encodeURIComponent('{"name":"Iași; Copou"}')}`;
  const header = cookieHeader(`${place}; at=old`, ['at=new; Path=/']);
  expect(header).toBe(`${place}; at=new`);
  expect(new Headers({ cookie: header }).get('cookie')).toBe(header);
});

test('a deleted cookie is not passed on', () => {
  expect(cookieHeader('anon=x', ['anon=; Path=/; Max-Age=0'])).toBe('');
});

test('a cookie with the host prefix can only be deleted with Secure', async () => {
  mockSession(401);
  const cookies = new Map([['__Host-rt', 'r']]);
  const { setCookies } = await pageSession({ ...load({}), cookies }, 'protected', now);
  expect(setCookies).toEqual(['__Host-rt=; Path=/; Max-Age=0; SameSite=Lax; Secure']);
});

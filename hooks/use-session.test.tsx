import { beforeEach, expect, test } from 'vitest';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { dropCookies } from '#tests/msw/mock-csrf.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { loadSession, subscribeToSession } from './use-session.ts';
import { resetSession, sessionStore, startSession } from '#lib/session/session-store.ts';

beforeEach(resetSession);

const hint = () => (document.cookie = 'auth_hint=1.100; path=/');

test('a sign-in sets the client, a reset makes a guest @S3-02', () => {
  startSession(makeUser());
  expect(sessionStore.getState()).toEqual({ status: 'signed-in', user: makeUser() });
  resetSession();
  expect(sessionStore.getState()).toEqual({ status: 'guest', user: null });
});

test('a browser without a hint is a guest, without a request', async () => {
  await expect(loadSession()).resolves.toMatchObject({ status: 'guest' });
});

test('a browser with a hint requests the client @S3-02', async () => {
  hint();
  mockApi.use(mockCall('user', () => ({ data: makeUser() })));
  await expect(loadSession()).resolves.toEqual({ status: 'signed-in', user: makeUser() });
});

test('a page restored from the back-forward cache shows no client who has signed out', async () => {
  hint();
  mockApi.use(mockCall('user', () => ({ data: makeUser() })));
  const stop = subscribeToSession(() => {});
  startSession(makeUser());
  dropCookies();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(sessionStore.getState().status).toBe('guest');
  stop();
});

test('a response older than a logout in another tab does not sign in', async () => {
  hint();
  mockApi.use(
    mockCall('user', () => {
      dropCookies();
      return { data: makeUser() };
    }),
  );
  await expect(loadSession()).resolves.toMatchObject({ status: 'guest' });
});

test('a sign-in in another tab replaces a response about the previous client', async () => {
  hint();
  const [previous, next] = [makeUser(), makeUser({ id: '7c0b1f6e-0000-4000-8000-000000000001' })];
  let respond = () => {};
  const held = new Promise<void>((resolve) => (respond = resolve));
  mockApi.use(mockCall('user', () => held.then(() => ({ data: previous }))));
  const stop = subscribeToSession(() => {});
  const loaded = loadSession();
  const otherTab = new BroadcastChannel('auth');
  otherTab.postMessage('login');
  await new Promise((resolve) => setTimeout(resolve, 20));
  mockApi.use(mockCall('user', () => ({ data: next })));
  respond();
  await loaded;
  await expect.poll(() => sessionStore.getState().user).toEqual(next);
  otherTab.close();
  stop();
});

test('an unreachable api does not sign out', async () => {
  hint();
  startSession(makeUser());
  mockApi.use(mockCall('user', () => errorResponse('unavailable')));
  await expect(loadSession()).resolves.toMatchObject({ status: 'signed-in' });
});

test.each(['online', 'focus'])(
  'a client who could not be loaded is loaded at %s',
  async (event) => {
    sessionStore.setState(sessionStore.getInitialState(), true);
    hint();
    mockApi.use(mockCall('user', () => errorResponse('unavailable')));
    await expect(loadSession()).resolves.toMatchObject({ status: 'unknown' });
    mockApi.use(mockCall('user', () => ({ data: makeUser() })));
    window.dispatchEvent(new Event(event));
    await expect.poll(() => sessionStore.getState().user).toEqual(makeUser());
  },
);

test('a tab that hears late of a logout keeps the session that followed it', async () => {
  hint();
  const next = makeUser({ id: '7c0b1f6e-0000-4000-8000-000000000001' });
  mockApi.use(mockCall('user', () => ({ data: next })));
  const stop = subscribeToSession(() => {});
  startSession(makeUser());
  const otherTab = new BroadcastChannel('auth');
  otherTab.postMessage('logout');
  otherTab.postMessage('login');
  await expect.poll(() => sessionStore.getState().user).toEqual(next);
  // The sign-in loads the session again, which must not end in another test.
  await loadSession();
  otherTab.close();
  stop();
});

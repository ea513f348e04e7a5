import { createHash } from 'node:crypto';
import { runInThisContext } from 'node:vm';
import { screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { agoLabel } from '#domain/time/ago-label.ts';
import { dayMs, hourMs, minuteMs } from '#domain/time/local-time.ts';
import {
  saveOfflineBookings,
  readOfflineBookings,
  type OfflineBooking,
} from '#lib/own/offline-bookings.ts';
import { offlinePage, offlinePolicy, offlineScript } from './offline-page.ts';

const now = new Date('2026-11-20T10:00:00+02:00');

const haircut: OfflineBooking = {
  id: 'b1',
  starts_at: '2026-11-27T17:30:00+02:00',
  ends_at: '2026-11-27T18:00:00+02:00',
  when: 'vineri, 27 noiembrie, ora 17:30',
  services: 'Tuns <b>scurt</b>',
  professional: 'Ana Pop',
  place: 'Salon Zori',
  address: 'Strada Lăpușneanu 7, Iași',
  status: 'Confirmată',
};

beforeEach(() => {
  listeners = vi.spyOn(window, 'addEventListener');
  vi.useFakeTimers({ now });
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => {})),
  );
  Cookies.set('auth_hint', '1.1795000000');
});

const page = document.createElement('div');
let listeners: MockInstance<typeof window.addEventListener>;

afterEach(() => {
  page.remove();
  for (const [type, listener] of listeners.mock.calls) window.removeEventListener(type, listener);
});

function openOffline(seenAt: number, ...bookings: OfflineBooking[]): void {
  saveOfflineBookings({ owner: 'a', seenAt, bookings });
  open();
}

function open(): void {
  const [, body = ''] = /<body>(.*)<script>/s.exec(offlinePage()) ?? [];
  page.innerHTML = body;
  document.body.append(page);
  runInThisContext(offlineScript);
}

test('offline the upcoming bookings are shown with their age', () => {
  const over = { ...haircut, when: 'astăzi', ends_at: '2026-11-20T09:59:00+02:00' };
  openOffline(now.getTime() - 3 * hourMs, over, haircut);
  expect(screen.getByRole('heading', { name: 'Programările tale viitoare' })).toBeVisible();
  const age = screen.getByText(/Actualizate/);
  expect(age).toBeVisible();
  expect(age).toHaveTextContent('Actualizate acum 3 ore.');
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(1);
  for (const words of [haircut.when, haircut.services, 'Ana Pop', 'Salon Zori', haircut.address])
    expect(items[0]).toHaveTextContent(words);
});

test.each([0, minuteMs, 21 * minuteMs, 59.9 * minuteMs, hourMs, 23 * hourMs, dayMs, 29.5 * dayMs])(
  'the age of %d ms uses the words of the site',
  (age) => {
    openOffline(now.getTime() - age, haircut);
    expect(screen.getByText(/Actualizate/)).toHaveTextContent(
      `Actualizate ${agoLabel(new Date(now.getTime() - age), now)}.`,
    );
  },
);

test('the age grows while the page is open', () => {
  openOffline(now.getTime(), haircut);
  vi.advanceTimersByTime(5 * minuteMs);
  expect(screen.getByText(/acum 5 minute/)).toBeVisible();
});

test('the page reloads once the site responds, also if the browser was online all the time', async () => {
  const reload = vi.fn();
  const server = vi.fn(() => Promise.reject<{ status: number }>(new TypeError('Failed to fetch')));
  vi.stubGlobal('location', { href: 'http://localhost/iasi', reload });
  vi.stubGlobal('fetch', server);
  openOffline(now.getTime(), haircut);
  await vi.advanceTimersByTimeAsync(15_000);
  server.mockResolvedValue({ status: 503 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server).toHaveBeenCalledTimes(5);
  expect(server).toHaveBeenLastCalledWith('/livez', expect.anything());
  expect(reload).not.toHaveBeenCalled();
  server.mockResolvedValue({ status: 404 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledOnce();
});

test.each(['5', 'null', '{', '{"bookings":5}', '{"bookings":[null]}'])(
  'malformed bookings are ignored, and the page still looks for the site: %s',
  async (stored) => {
    localStorage.upcomingBookings = stored;
    open();
    expect(screen.queryByRole('listitem')).toBeNull();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fetch).toHaveBeenCalled();
  },
);

test('bookings stored more than a month ago are not shown', () => {
  openOffline(now.getTime() - 31 * dayMs, haircut);
  expect(screen.queryByText(/Actualizate/)).not.toBeVisible();
});

test('without a session the stored bookings are not shown and are deleted', () => {
  Cookies.remove('auth_hint');
  openOffline(now.getTime(), haircut);
  expect(screen.queryByText('Salon Zori')).toBeNull();
  expect(localStorage.upcomingBookings).toBeUndefined();
  expect(readOfflineBookings().bookings).toEqual([]);
});

test('no script runs in the page but its own', () => {
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(offlinePage()) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(offlinePolicy).toContain(`script-src 'sha256-${hash}';`);
  expect(offlinePage()).not.toMatch(/\bsrc=|<link|@variant/);
});

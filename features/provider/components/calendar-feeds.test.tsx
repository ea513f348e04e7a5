import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makeFeed } from '#tests/factories/provider-calendar.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { calendar, openCalendar, startCalendarTest } from './open-calendar.testing.tsx';

beforeEach(() => startCalendarTest());

test('a feed is renewed with a second press; the request names the replaced version', async () => {
  const { user } = openCalendar();
  const sentBodies: unknown[] = [];
  mockApi.use(
    mockCall('renewFeed', ({ body }) => {
      sentBodies.push(body);
      return { data: { ...calendar, feeds: [calendar.feeds[0]!, makeFeed(11, 1)] } };
    }),
  );
  const link = () => screen.getByRole('link', { name: 'Adaugă în calendar: Ana Pop' });
  await user.click(screen.getByText('Ana Pop', { selector: 'summary *' }));
  expect(link()).toHaveAttribute('href', calendar.feeds[1]?.url.replace('https:', 'webcal:'));
  await user.click(screen.getByRole('button', { name: 'Schimbă linkul: Ana Pop' }));
  expect(sentBodies).toEqual([]);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Schimbă linkul' }));
  await waitFor(() =>
    expect(link()).toHaveAttribute('href', makeFeed(11, 1).url.replace('https:', 'webcal:')),
  );
  expect(sentBodies).toEqual([{ professional_id: 11, version: 0 }]);
});

test('the page of the QR code has no feeds', () => {
  openCalendar({ feeds: [] });
  expect(screen.queryByRole('heading', { name: 'Programările în calendarul tău' })).toBeNull();
});

test('a single professional has the feed of the location', () => {
  openCalendar({ professionals: calendar.professionals.slice(0, 1) });
  expect(screen.getAllByRole('link', { name: /^Adaugă în calendar/ })).toHaveLength(1);
});

test('a calendar is linked, shows when it was read, and can be removed', async () => {
  const { user } = openCalendar();
  const own = { professional_id: 11, host: 'calendar.example', failing_since: null };
  const linked = { ...calendar, sources: [{ ...own, read_at: '2026-11-20T10:07:00+02:00' }] };
  const sentBodies: unknown[] = [];
  mockApi.use(
    mockCall('setCalendarSource', ({ body }) => {
      sentBodies.push(body);
      return { data: sentBodies.length === 1 ? linked : calendar };
    }),
  );
  await user.click(screen.getByText('Ana Pop', { selector: 'summary *' }));
  const [field] = screen.getAllByLabelText('Adresa calendarului (iCal)');
  await user.type(field!, 'webcal://calendar.example/a');
  await user.click(screen.getByRole('button', { name: 'Conectează calendarul: Ana Pop' }));
  expect(await screen.findByText('calendar.example: citit acum 3 minute')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Altă adresă/)).toHaveValue(''));
  await user.click(screen.getByRole('button', { name: 'Scoate calendarul: Ana Pop' }));
  await waitFor(() => expect(screen.queryByText(/calendar\.example/)).toBeNull());
  expect(screen.getByRole('heading', { name: 'Programările în calendarul tău' })).toHaveFocus();
  expect(sentBodies).toEqual([
    { professional_id: 11, url: 'webcal://calendar.example/a' },
    { professional_id: 11, url: null },
  ]);
});

test('a refused URL stays typed, with the reason at its field', async () => {
  const { user } = openCalendar({ professionals: calendar.professionals.slice(0, 1) });
  const errors = { url: ['Scrie o adresă care începe cu https:'] };
  mockApi.use(mockCall('setCalendarSource', () => errorResponse('validation_failed', { errors })));
  const field = screen.getByLabelText('Adresa calendarului (iCal)');
  await user.type(field, 'http://calendar.example/a{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/începe cu https:/));
  expect(field).toHaveValue('http://calendar.example/a');
});

test('a URL typed before a calendar is removed stays in its field', async () => {
  const professionals = calendar.professionals.slice(0, 1);
  const own = { professional_id: 11, host: 'calendar.example', failing_since: null, read_at: null };
  const { user } = openCalendar({ professionals, sources: [own] });
  mockApi.use(mockCall('setCalendarSource', () => ({ data: { ...calendar, professionals } })));
  await user.type(screen.getByLabelText(/^Altă adresă/), 'https://calendar.example/b');
  await user.click(screen.getByRole('button', { name: 'Scoate calendarul: Ana Pop' }));
  await waitFor(() => expect(screen.queryByLabelText(/^Altă adresă/)).toBeNull());
  expect(screen.getByLabelText(/^Adresa calendarului/)).toHaveValue('https://calendar.example/b');
});

test('a calendar that cannot be read shows since when', () => {
  const failing_since = '2026-11-20T04:00:00+02:00';
  const own = { professional_id: 11, host: 'calendar.example', read_at: null, failing_since };
  openCalendar({ professionals: calendar.professionals.slice(0, 1), sources: [own] });
  expect(screen.getByText(/nu îl mai putem citi de vineri, 20 noiembrie, ora.04:00/)).toBeVisible();
});

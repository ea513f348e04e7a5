import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { minuteMs, toInstant } from '#domain/time/local-time.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { calendar, friday, openCalendar, startCalendarTest } from './open-calendar.testing.tsx';

const monday = '2026-11-23';
let bodies: unknown[];
let page: ReturnType<typeof openCalendar>;

beforeEach(() => {
  const end = startCalendarTest(['setInterval', 'clearInterval']);
  bodies = [];
  mockApi.use(
    mockCall('createBlock', ({ body }) => {
      bodies.push(body);
      return { data: calendar };
    }),
  );
  page = openCalendar();
  return end;
});

const block = () => page.user.click(screen.getByRole('button', { name: 'Blochează' }));

test('a page left open overnight blocks an hour of the next day of work', async () => {
  vi.setSystemTime(toInstant(monday, '10:10') ?? 0);
  act(() => void vi.advanceTimersByTime(minuteMs));
  await block();
  await waitFor(() => expect(bodies).toMatchObject([{ start_date: monday }]));
});

test('a page left open past the end of the day keeps its day until another professional is chosen', async () => {
  vi.setSystemTime(toInstant(friday, '22:10') ?? 0);
  act(() => void vi.advanceTimersByTime(minuteMs));
  expect(screen.getByLabelText('Ziua')).toHaveValue(friday);
  await page.user.click(screen.getByRole('radio', { name: 'Ilie Stan' }));
  expect(screen.getByLabelText('Ziua')).toHaveValue(monday);
});

test('a page left open while a professional leaves blocks an hour of those who stay', async () => {
  const professionals = calendar.professionals.slice(1);
  mockApi.use(mockCall('providerCalendar', () => ({ data: { ...calendar, professionals } })));
  await act(() => page.client.refetchQueries());
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Specialist' })).toBeNull());
  await block();
  await waitFor(() => expect(bodies).toMatchObject([{ professional_id: 12, start_date: friday }]));
});

test('a change of the team keeps what is typed', async () => {
  await page.user.click(screen.getByRole('checkbox', { name: 'Toată ziua' }));
  const professionals = [...calendar.professionals, { ...calendar.professionals[0]!, id: 99 }];
  mockApi.use(mockCall('providerCalendar', () => ({ data: { ...calendar, professionals } })));
  await act(() => page.client.refetchQueries());
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(professionals.length));
  expect(screen.getByRole('checkbox', { name: 'Toată ziua' })).toBeChecked();
});

test('what is chosen for a professional who leaves is not kept for another one', async () => {
  await page.user.click(screen.getByRole('checkbox', { name: 'Toată ziua' }));
  const professionals = calendar.professionals.slice(1);
  mockApi.use(mockCall('providerCalendar', () => ({ data: { ...calendar, professionals } })));
  await act(() => page.client.refetchQueries());
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Specialist' })).toBeNull());
  expect(screen.getByRole('checkbox', { name: 'Toată ziua' })).not.toBeChecked();
});

test('a professional who joins ahead of the others does not take the place of the first', async () => {
  const professionals = [{ ...calendar.professionals[0]!, id: 99 }, ...calendar.professionals];
  mockApi.use(mockCall('providerCalendar', () => ({ data: { ...calendar, professionals } })));
  await act(() => page.client.refetchQueries());
  const { name, id: professional_id } = calendar.professionals[0]!;
  await waitFor(() => expect(screen.getAllByRole('radio', { name })).toHaveLength(2));
  await block();
  await waitFor(() => expect(bodies).toMatchObject([{ professional_id }]));
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { minuteMs, toInstant } from '#domain/time/local-time.ts';
import { makeProviderCalendar } from '#tests/factories/provider-calendar.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { dropCookies, mockCsrf } from '#tests/msw/mock-csrf.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { BlockedHours } from './blocked-hours.tsx';

const friday = '2026-11-20';
const monday = '2026-11-23';
const calendar = makeProviderCalendar();
let bodies: unknown[];
let client: QueryClient;

beforeEach(() => {
  const now = toInstant(friday, '10:10') ?? 0;
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
  dropCookies();
  bodies = [];
  client = new QueryClient();
  mockApi.use(
    mockCsrf(),
    mockCall('providerCalendar', () => ({ data: calendar })),
    mockCall('createBlock', ({ body }) => {
      bodies.push(body);
      return { data: calendar };
    }),
  );
  render(
    <QueryClientProvider client={client}>
      <BlockedHours token="7.a.b" initial={calendar} now={new Date()} />
    </QueryClientProvider>,
  );
  return () => void vi.useRealTimers();
});

const block = () => userEvent.setup().click(screen.getByRole('button', { name: 'Blochează' }));

test('a page left open overnight blocks an hour of the next day of work', async () => {
  vi.setSystemTime(toInstant(monday, '10:10') ?? 0);
  act(() => void vi.advanceTimersByTime(minuteMs));
  await block();
  await waitFor(() => expect(bodies).toMatchObject([{ start_date: monday }]));
});

test('a page left open while a professional leaves blocks an hour of those who stay', async () => {
  const professionals = calendar.professionals.slice(1);
  mockApi.use(mockCall('providerCalendar', () => ({ data: { ...calendar, professionals } })));
  await act(() => client.refetchQueries());
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Specialist' })).toBeNull());
  await block();
  await waitFor(() => expect(bodies).toMatchObject([{ professional_id: 12, start_date: friday }]));
});

test('a change of the team keeps what is typed', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'Toată ziua' }));
  const professionals = [...calendar.professionals, { ...calendar.professionals[0]!, id: 99 }];
  mockApi.use(mockCall('providerCalendar', () => ({ data: { ...calendar, professionals } })));
  await act(() => client.refetchQueries());
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(professionals.length));
  expect(screen.getByRole('checkbox', { name: 'Toată ziua' })).toBeChecked();
});

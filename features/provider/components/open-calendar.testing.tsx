import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { ProviderCalendar } from '#contract/provider-calendar.ts';
import { toInstant } from '#domain/time/local-time.ts';
import { makeProviderCalendar } from '#tests/factories/provider-calendar.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { dropCookies, mockCsrf } from '#tests/msw/mock-csrf.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { BlockedHours } from './blocked-hours.tsx';

export const friday = '2026-11-20';
export const calendar = makeProviderCalendar();

/** Sets the clock to Friday, 10:10 in Bucharest. */
export function startCalendarTest(toFake: ('setInterval' | 'clearInterval')[] = []): () => void {
  vi.useFakeTimers({ toFake: ['Date', ...toFake], now: toInstant(friday, '10:10') ?? 0 });
  dropCookies();
  mockApi.use(mockCsrf());
  return () => void vi.useRealTimers();
}

export function openCalendar(changes: Partial<ProviderCalendar> = {}) {
  const client = new QueryClient();
  const initial = { ...calendar, ...changes };
  mockApi.use(mockCall('providerCalendar', () => ({ data: initial })));
  render(
    <QueryClientProvider client={client}>
      <BlockedHours token="7.a.b" initial={initial} now={new Date()} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), client };
}

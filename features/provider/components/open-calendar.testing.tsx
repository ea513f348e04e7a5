import { QueryClient } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { ProviderCalendar } from '#contract/provider-calendar.ts';
import { toInstant } from '#domain/time/local-time.ts';
import { makeProviderCalendar } from '#tests/factories/provider-calendar.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { mockApi } from '#tests/setup/mock-api.ts';
import { BlockedHours } from './blocked-hours.tsx';

export const friday = '2026-11-20';
export const calendar = makeProviderCalendar();

export function startCalendarTest(toFake: ('setInterval' | 'clearInterval')[] = []): () => void {
  vi.useFakeTimers({ toFake: ['Date', ...toFake], now: toInstant(friday, '10:10') ?? 0 });
  return () => void vi.useRealTimers();
}

export function openCalendar(changes: Partial<ProviderCalendar> = {}) {
  const client = new QueryClient();
  const initial = { ...calendar, ...changes };
  mockApi.use(mockCall('providerCalendar', () => ({ data: initial })));
  renderWithQueries(<BlockedHours token="7.a.b" initial={initial} now={new Date()} />, client);
  return { user: userEvent.setup(), client };
}

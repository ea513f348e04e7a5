import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { makeSlots } from '#tests/factories/slots.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { useSlots } from './use-slots.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

test('after midnight a window that was opened at its first day starts at the next day', async () => {
  mockApi.use(mockCall('locationSlots', () => makeSlots({ '2026-11-23': ['09:00'] })));
  const location = { id: 12, horizon_days: 60 };
  const draft = { servicesIds: [101], professionalId: null, startDate: null };
  const { result, rerender } = renderHook((today) => useSlots({ location, draft, today }), {
    initialProps: '2026-11-20',
    wrapper,
  });
  act(() => result.current.open('2026-12-04'));
  act(() => result.current.open('2026-11-20'));
  await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
  rerender('2026-11-21');
  expect(result.current.days[0]).toBe('2026-11-21');
  expect(result.current.earlier).toBeNull();
});

import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeLocationCard, makeLocationList } from '#tests/factories/location-card.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { NearbyLocations } from './nearby-locations.tsx';

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-27T23:58:30+02:00'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  return () => void vi.useRealTimers();
});

test('after midnight, the locations that were free yesterday give way to those of today', async () => {
  mockApi.use(
    mockCall('locationsNextSlots', () => ({ data: {} })),
    mockCall('listLocations', ({ query }) =>
      makeLocationList(
        query.get('date[]') === '2026-11-28' ? [1, 2, 3].map((id) => makeLocationCard({ id })) : [],
      ),
    ),
  );
  render(<NearbyLocations until={Date.parse('2026-11-28T00:00+02:00')}>yesterday</NearbyLocations>);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('yesterday')).toBeVisible();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(await screen.findByRole('list', { name: /^Liber azi/ })).toBeVisible();
  expect(screen.queryByText('yesterday')).toBeNull();
});

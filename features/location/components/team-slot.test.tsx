import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getQueryClient } from '#lib/api/query-client.ts';
import { makeSlot, makeSlots } from '#tests/factories/slots.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { TeamSlot } from './team-slot.tsx';

const service = { id: 7, name: 'Tuns' };
let approach: (() => void)[];

beforeEach(() => {
  getQueryClient().clear();
  approach = [];
  vi.useFakeTimers({ now: new Date('2026-11-26T08:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        approach.push(() => onChange([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('each professional has their first slot, from one call once near the screen', async () => {
  let calls = 0;
  mockApi.use(
    mockCall('locationSlots', () => {
      calls += 1;
      const data = {
        '2026-11-26': [makeSlot('2026-11-26', '13:45', [1])],
        '2026-11-27': [makeSlot('2026-11-27', '09:00', [1, 2])],
      };
      return { ...makeSlots({}), data };
    }),
  );
  render(
    ['Ana', 'Bob', 'Dan'].map((name, at) => (
      <TeamSlot
        key={name}
        of={{ locationId: 1, slug: 'zori', professional: { id: at + 1, name }, service }}
      />
    )),
  );
  expect(calls).toBe(0);
  for (const come of approach) come();
  const first = await screen.findByRole('link', { name: 'Tuns cu Ana, azi 13:45' });
  expect(first).toHaveAttribute(
    'href',
    '/locations/1/zori/booking?services=7&professional=1&date=2026-11-26&time=13:45&step=4',
  );
  expect(screen.getByRole('link', { name: 'Tuns cu Bob, mâine 09:00' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(calls).toBe(1);
});

test('a slot that passes is replaced, and the day changes at midnight', async () => {
  vi.useFakeTimers({
    now: new Date('2026-11-26T13:44:30+02:00'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  mockApi.use(
    mockCall('locationSlots', () =>
      makeSlots({ '2026-11-26': ['13:45'], '2026-11-27': ['09:00'] }),
    ),
  );
  const professional = { id: 1, name: 'Ana' };
  render(<TeamSlot of={{ locationId: 1, slug: 'zori', professional, service }} />);
  for (const come of approach) come();
  expect(await screen.findByRole('link', { name: 'Tuns cu Ana, azi 13:45' })).toBeVisible();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('link', { name: 'Tuns cu Ana, mâine 09:00' })).toBeVisible();
  vi.setSystemTime(new Date('2026-11-26T23:59:30+02:00'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(await screen.findByRole('link', { name: 'Tuns cu Ana, azi 09:00' })).toBeVisible();
});

import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeNextSlot, makeSlot } from '#tests/factories/slots.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { FirstSlot, NextSlots } from './next-slots.lazy.tsx';

const locations = [
  { id: 1, slug: 'ana', name: 'Ana' },
  { id: 2, slug: 'bob', name: 'Bob' },
];
const tuns = { id: 7, name: 'Tuns bărbați', duration: 30, price_label: '75 RON' };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

function show() {
  render(
    locations.map((location) => (
      <section key={location.id} aria-label={location.name}>
        <NextSlots location={location} batch={locations} />
      </section>
    )),
  );
}

test('one call returns the slots of all locations, each with a link to its booking', async () => {
  const requests: string[][] = [];
  mockApi.use(
    mockCall('locationsNextSlots', ({ query }) => {
      requests.push(query.getAll('ids[]'));
      const slots = [makeSlot('2026-11-20', '12:30'), makeSlot('2026-11-21', '09:00')];
      return { data: { 1: slots.map((slot) => makeNextSlot(tuns, slot)), 2: [] } };
    }),
  );
  show();
  const group = await screen.findByRole('group', { name: 'Ore libere la Ana: Tuns bărbați' });
  const links = within(group).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tuns bărbați · 30 min · 75 RON, alege alt serviciu', '/locations/1/ana/booking?services=7'],
    ['azi 12:30', '/locations/1/ana/booking?services=7&date=2026-11-20&time=12:30&step=4'],
    ['mâine 09:00', '/locations/1/ana/booking?services=7&date=2026-11-21&time=09:00&step=4'],
  ]);
  expect(screen.getByRole('region', { name: 'Bob' })).toHaveTextContent(
    'Deocamdată nu am găsit ore libere.',
  );
  expect(requests).toEqual([['1', '2']]);
});

test('the first slot is from the same call, with the price and name of its service', async () => {
  let calls = 0;
  mockApi.use(
    mockCall('locationsNextSlots', () => {
      calls += 1;
      return { data: { 1: [makeNextSlot(tuns, makeSlot('2026-11-21', '09:00'))] } };
    }),
  );
  const props = { location: locations[0]!, batch: locations };
  render([<NextSlots key="all" {...props} />, <FirstSlot key="first" {...props} />]);
  expect(await screen.findByText('75 RON · Tuns bărbați liber mâine 09:00')).toBeVisible();
  expect(calls).toBe(1);
});

test('shows no slot if the searched service is full, even if others have slots', async () => {
  mockApi.use(mockCall('locationsNextSlots', () => ({ data: { 1: [] } })));
  render(<NextSlots location={locations[0]!} batch={locations} criteria="search=tuns" />);
  expect(await screen.findByText('Deocamdată nu are ore libere pentru ce cauți.')).toBeVisible();
});

test('shows no slots of the former search, even if the api fails', async () => {
  const slots = [makeNextSlot(tuns, makeSlot('2026-11-21', '09:00'))];
  const responses = [{ data: { 1: slots } }, errorResponse('unavailable')];
  mockApi.use(mockCall('locationsNextSlots', () => responses.shift()!));
  const props = { location: locations[0]!, batch: locations };
  const { rerender } = render(<NextSlots {...props} criteria="search=tuns" />);
  await screen.findByRole('group');
  rerender(<NextSlots {...props} criteria="search=barba" />);
  expect(screen.queryByRole('group')).toBeNull();
  await expect.poll(() => responses.length).toBe(0);
  expect(screen.queryByRole('group')).toBeNull();
});

test('shows neither slots nor a skeleton if the api fails', async () => {
  let calls = 0;
  mockApi.use(
    mockCall('locationsNextSlots', () => {
      calls += 1;
      return errorResponse('unavailable');
    }),
  );
  render(
    <div className="room-for-slots">
      <NextSlots location={locations[0]!} batch={locations} />
    </div>,
  );
  const shapes = () => document.querySelectorAll('.room-for-slots:empty');
  expect(shapes()).not.toHaveLength(0);
  await waitFor(() => expect(shapes()).toHaveLength(0));
  expect(calls).toBe(1);
  expect(document.body).toHaveTextContent('');
});

test('slots load again each hour, so also when "mâine" becomes "azi"', async () => {
  vi.useFakeTimers({
    now: new Date('2026-11-20T23:59:50+02:00'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  const slots = [makeNextSlot(tuns, makeSlot('2026-11-21', '09:00'))];
  const responses = [
    { data: { 1: slots } },
    errorResponse('unavailable'),
    { data: { 1: slots.map((slot) => ({ ...slot, day_label: 'azi' })) } },
  ];
  mockApi.use(mockCall('locationsNextSlots', () => responses.shift()!));
  show();
  expect(await screen.findByRole('link', { name: 'mâine 09:00' })).toBeVisible();
  act(() => void vi.advanceTimersByTime(60_000));
  await expect.poll(() => responses.length).toBe(1);
  expect(screen.getByRole('link', { name: 'mâine 09:00' })).toBeVisible();
  const isRenewed = () => {
    act(() => void vi.advanceTimersByTime(60_000));
    return screen.queryByRole('link', { name: 'azi 09:00' }) !== null;
  };
  await expect.poll(isRenewed).toBe(true);
});

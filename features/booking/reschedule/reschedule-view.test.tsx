import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Booking } from '#contract/booking.ts';
import type { LocationDetail } from '#contract/location-detail.ts';
import type { RescheduleBookingBody } from '#contract/reschedule.ts';
import { startSession } from '#lib/session/session-store.ts';
import { makeBooking } from '#tests/factories/booking.ts';
import { makeLinkedBooking } from '#tests/factories/linked-booking.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makeSlots } from '#tests/factories/slots.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { visit } from '#tests/next-navigation.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { mockApi } from '#tests/setup/mock-api.ts';
import { startBookingTest } from '../open-booking.testing.tsx';
import { LinkedRescheduleView, RescheduleView } from './reschedule-view.tsx';

beforeEach(() => startBookingTest());

const bodies: RescheduleBookingBody[] = [];
const keys: (string | null)[] = [];

async function open(
  responses: ('moved' | Response)[],
  changes: Partial<Booking> = {},
  approval: LocationDetail['approval'] = 'automatic',
) {
  const booking = makeBooking(changes);
  bodies.length = 0;
  keys.length = 0;
  mockApi.use(
    mockCall('bookingDetails', () => ({ data: booking })),
    mockCall('locationDetail', () => ({ data: makeLocationDetail({ approval }) })),
    mockCall('locationSlots', () => makeSlots({ '2026-11-26': ['10:00', '12:00'] })),
    mockCall('rescheduleBooking', (request) => {
      const body = request.body as RescheduleBookingBody;
      bodies.push(body);
      keys.push(request.headers.get('idempotency-key'));
      const response = responses[bodies.length - 1];
      return response instanceof Response
        ? response
        : { data: { ...booking, start_date: body.start_date, start_time: body.start_time } };
    }),
  );
  visit(`/account/bookings/${booking.id}/reschedule`);
  renderWithQueries(<RescheduleView id={booking.id} />);
  const user = userEvent.setup();
  const choose = async (time: string) =>
    user.click(await screen.findByRole('radio', { name: time }));
  const send = async () => {
    const button = screen.getByRole('button', { name: 'Reprogramează' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  };
  return { user, booking, choose, send };
}

test('a booking canceled elsewhere shows that instead of slots', async () => {
  await open([], { status: 'canceled' });
  expect(await screen.findByText('Programarea a fost anulată.')).toBeVisible();
});

test.each([
  ['automatic', /^Dacă noua oră nu mai este liberă, o păstrezi pe cea veche\./],
  [
    'manual',
    /^Noua oră va aștepta confirmarea locației\. Când trimiți cererea, cea veche devine liberă/,
  ],
] as const)('a move shows what happens to the old time (approval: %s)', async (approval, words) => {
  await open([], {}, approval);
  expect(await screen.findByText(words)).toBeVisible();
});

test('a move of a client with too many missed visits waits for the location', async () => {
  startSession(makeUser({ needs_approval: true }));
  await open([]);
  expect(await screen.findByText(/^Noua oră va aștepta confirmarea locației\./)).toBeVisible();
});

test('a link tells about its own client, not about the session', async () => {
  startSession(makeUser());
  const booking = makeLinkedBooking({ needs_approval: true });
  mockApi.use(
    mockCall('linkedBooking', () => ({ data: booking })),
    mockCall('locationDetail', () => ({ data: makeLocationDetail() })),
    mockCall('locationSlots', () => makeSlots({})),
  );
  renderWithQueries(<LinkedRescheduleView token="a.b" />);
  expect(await screen.findByText(/^Noua oră va aștepta confirmarea locației\./)).toBeVisible();
});

test('the chosen slot is sent once, and the page of the booking opens', async () => {
  const { booking, choose, send } = await open(['moved']);
  await choose('12:00');
  await send();
  await waitFor(() => expect(window.location.pathname).toBe(`/account/bookings/${booking.id}`));
  expect(bodies).toEqual([
    {
      start_date: '2026-11-26',
      start_time: '12:00',
      professional_id: 1,
      expected_total: 80,
      expected_max_total: 80,
      accepted_overlaps: [],
    },
  ]);
});

test('the page of the booking opens without waiting for the slots', async () => {
  const { booking, choose, send } = await open(['moved']);
  await choose('12:00');
  mockApi.use(mockCall('locationSlots', () => new Promise(() => {})));
  await send();
  await waitFor(() => expect(window.location.pathname).toBe(`/account/bookings/${booking.id}`));
});

test('a booking of a professional who has left moves to any professional', async () => {
  const { choose, send } = await open(['moved'], {
    professional: { id: 77, name: 'Dan Rus', title: 'Frizer' },
  });
  await choose('12:00');
  expect(screen.getByLabelText('Specialist')).toHaveDisplayValue('Oricare specialist');
  await send();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]?.professional_id).toBeNull();
});

test('a move that overlaps another own booking succeeds once the client accepts the overlap', async () => {
  const { id } = makeBooking();
  const at = { start_date: '2026-11-26', start_time: '12:00' };
  const overlap = { id, services: ['Masaj'], location: 'Spa Lotus', ...at };
  const refused = errorResponse('overlaps_own', { overlap });
  const { user, choose, send } = await open([refused, 'moved']);
  await choose('12:00');
  await send();
  const dialog = await screen.findByRole('dialog', { name: 'Ai deja Masaj la 12:00' });
  await user.click(within(dialog).getByRole('button', { name: 'Le vreau pe amândouă' }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies.map((body) => body.accepted_overlaps)).toEqual([[], [id]]);
});

test('a slot taken concurrently shows near ones and keeps the choices', async () => {
  const { choose, send, booking } = await open([errorResponse('slot_taken'), 'moved']);
  await choose('12:00');
  await send();
  expect(await screen.findByText(/tocmai a fost ocupată/)).toBeVisible();
  const near = await screen.findByRole('list', { name: 'Ore apropiate' });
  expect(near).toHaveTextContent('10:00');
  await choose('10:00');
  await send();
  await waitFor(() => expect(window.location.pathname).toBe(`/account/bookings/${booking.id}`));
});

test('a near time beyond the shown days is selected, and its notice leaves the focus to the title', async () => {
  const { user, choose, send } = await open([errorResponse('slot_taken'), 'moved']);
  const free = (): Record<string, string[]> =>
    bodies.length === 0
      ? { '2026-12-19': ['12:00'] }
      : { '2026-12-18': ['09:00'], '2026-12-22': ['10:00'] };
  mockApi.use(mockCall('locationSlots', () => makeSlots(free())));
  await choose('12:00');
  await send();
  await user.click(await screen.findByRole('button', { name: /10:00/ }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await send();
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]?.start_date).toBe('2026-12-22');
});

test('another price is sent only after the client has seen it', async () => {
  const changed = errorResponse('price_changed', {
    total: 64,
    max_total: 64,
    hidden_count: 0,
  });
  const { choose, send } = await open([changed, 'moved']);
  await choose('12:00');
  await send();
  expect(await screen.findByText(/total: 64 RON/)).toBeVisible();
  await send();
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]?.expected_total).toBe(64);
});

test('a retry after a lost response uses the same idempotency key', async () => {
  const { choose, send } = await open([errorResponse('unavailable'), 'moved']);
  await choose('12:00');
  await send();
  expect(await screen.findByText('Nu știm dacă cererea a ajuns.')).toBeVisible();
  await send();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
});

test('a retry after a lost response is possible although the booking has taken the slot', async () => {
  const { booking, choose, send } = await open([errorResponse('unavailable'), 'moved']);
  await choose('12:00');
  mockApi.use(mockCall('locationSlots', () => makeSlots({ '2026-11-26': ['10:00'] })));
  await send();
  await waitFor(() => expect(screen.queryByRole('radio', { name: '12:00' })).toBeNull());
  await send();
  await waitFor(() => expect(window.location.pathname).toBe(`/account/bookings/${booking.id}`));
  expect(keys[1]).toBe(keys[0]);
});

test.each<[string, Partial<Booking>, RegExp]>([
  [
    'is past its deadline',
    { start_date: '2026-11-20', start_time: '11:00' },
    /nu se mai poate schimba/,
  ],
  [
    'has a service that is gone',
    { services: [{ ...makeBooking().services[0]!, id: 999 }] },
    /nu mai oferă/,
  ],
])('a booking that %s has no slots to choose from', async (_what, changes, sentence) => {
  await open([], changes);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#contract/booking.ts';
import { makeBooking } from '#tests/factories/booking.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { BookingDetails } from './booking-details.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:00:00Z') });
});

async function waysOf(changes: Partial<Booking>): Promise<(string | null)[]> {
  const booking = makeBooking(changes);
  mockApi.use(mockCall('bookingDetails', () => ({ data: booking })));
  renderWithQueries(<BookingDetails id={booking.id} />);
  await screen.findByRole('article');
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
}

const list = 'Rezervările mele';
const place = 'Salon Zori';
const repeats = [2, 4, 6, 8].map(
  (weeks) => expect.stringMatching(`^După ${weeks} săptămâni`) as string,
);
const review = { name: 'Scrie o recenzie' };
const download = { name: 'Descarcă pentru alt calendar (.ics)' };

test('a confirmed booking links to directions and calendar and shows how to cancel', async () => {
  expect(await waysOf({})).toEqual([
    list,
    place,
    'Vezi traseul (se deschide într-o filă nouă)',
    'Adaugă în Google Calendar (se deschide într-o filă nouă)',
    'Adaugă în Outlook (se deschide într-o filă nouă)',
    'Reprogramează',
    ...repeats,
  ]);
  expect(
    screen.getByText('Poți anula gratuit până vineri, 27 noiembrie, ora 15:30.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', review)).toBeNull();
});

test('a booking paid by a subscription has nothing to pay at the location', async () => {
  await waysOf({ total: 0, max_total: 0 });
  expect(screen.queryByText('Plătești la locație.')).toBeNull();
});

test('the title gets the focus after a client-side navigation', async () => {
  await waysOf({});
  expect(screen.getByRole('heading', { level: 1, name: 'Detaliile programării' })).toHaveFocus();
});

test('a visit can be repeated some weeks later, on future days only', async () => {
  await waysOf({ start_date: '2026-10-23' });
  const links = screen.getAllByRole('link', { name: /^După/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'După 6 săptămâni, pe 4\u00A0decembrie',
    'După 8 săptămâni, pe 18\u00A0decembrie',
  ]);
  expect(links[0]).toHaveAttribute(
    'href',
    '/locations/12/salon-zori/booking?services=101&professional=1&date=2026-12-04&paid=80&step=3',
  );
});

test('a visit can be repeated only within the booking horizon of the location', async () => {
  await waysOf({
    start_date: '2026-10-23',
    location: { ...makeBooking().location, horizon_days: 20 },
  });
  expect(screen.getByRole('link', { name: /^După/ })).toHaveTextContent('După 6 săptămâni');
});

test('a pending booking has no calendar link and is paid at the location', async () => {
  expect(await waysOf({ status: 'pending' })).toEqual([
    list,
    place,
    'Vezi traseul (se deschide într-o filă nouă)',
    'Reprogramează',
  ]);
  expect(screen.queryByRole('button', download)).toBeNull();
  expect(screen.getByText('Plătești la locație.')).toBeVisible();
});

test('a button downloads the calendar file of the api or shows the error', async () => {
  await waysOf({});
  const files: Promise<string>[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push((file as Blob).text());
    return 'blob:';
  });
  const headers = { 'content-type': 'text/calendar; charset=utf-8' };
  mockApi.use(mockCall('bookingCalendar', () => new Response('BEGIN:VCALENDAR', { headers })));
  await userEvent.click(screen.getByRole('button', download));
  await expect.poll(() => files.length).toBe(1);
  expect(await files[0]).toBe('BEGIN:VCALENDAR');
  mockApi.use(mockCall('bookingCalendar', () => errorResponse('not_found')));
  await userEvent.click(screen.getByRole('button', download));
  await screen.findByText('Nu am găsit ce căutai.');
});

test.each<[Partial<Booking>, string, string]>([
  [{ status: 'rejected' }, 'Respinsă', 'Locația nu a acceptat cererea.'],
  [{ status: 'canceled' }, 'Anulată', 'Programarea a fost anulată.'],
  [
    { status: 'canceled', canceled_by: 'location' },
    'Anulată de locație',
    'Locația a anulat programarea. Nu ai nimic de plătit pentru vizită.',
  ],
  [{ status: 'missed' }, 'Ratată', 'Locația ne-a spus că nu ai ajuns la această programare.'],
  [{ status: 'expired' }, 'Expirată', 'Cererea a expirat fără răspuns.'],
  [{ start_date: '2026-11-19' }, 'Încheiată', 'Programarea s-a încheiat.'],
])(
  '%j: it shows the outcome and can be booked again, but not changed @S3-26',
  async (changes, label, sentence) => {
    const isOver = 'start_date' in changes;
    const later = isOver ? repeats : [];
    expect(await waysOf(changes)).toEqual([list, place, 'Rezervă din nou', ...later]);
    const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(isOver ? [review.name] : []);
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rezervă din nou' })).toHaveAttribute(
      'href',
      '/locations/12/salon-zori/booking?services=101&professional=1&paid=80&step=3',
    );
  },
);

test('the status is polled every 30 s and shows a change made elsewhere', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-11-20T08:00:00Z'),
  });
  const statuses = ['pending', 'approved'] as const;
  let count = 0;
  mockApi.use(
    mockCall('bookingDetails', () => ({ data: makeBooking({ status: statuses[count++] }) })),
  );
  renderWithQueries(<BookingDetails id={makeBooking().id} />);
  expect(await screen.findByText('În așteptare')).toBeVisible();
  vi.advanceTimersByTime(29_000);
  expect(count).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect((await screen.findByText('Confirmată')).closest('[aria-live]')).not.toBeNull();
  expect(count).toBe(2);
});

test('the client switches alerts for earlier slots on and off', async () => {
  const booking = makeBooking();
  const requests: string[] = [];
  mockApi.use(
    mockCall('createSlotAlert', ({ body }) => {
      requests.push(JSON.stringify(body));
      return { data: { ...booking, alert: true } };
    }),
    mockCall('deleteSlotAlert', ({ params }) => {
      requests.push(String(params.booking_id));
      return { data: booking };
    }),
  );
  await waysOf({});
  const user = userEvent.setup();
  const notify = { name: 'Anunță-mă dacă se eliberează un loc mai devreme' };
  await user.click(screen.getByRole('button', notify));
  await user.click(await screen.findByRole('button', { name: 'Nu mă mai anunța' }));
  expect(await screen.findByRole('button', notify)).toHaveFocus();
  expect(requests).toEqual([JSON.stringify({ booking_id: booking.id }), booking.id]);
});

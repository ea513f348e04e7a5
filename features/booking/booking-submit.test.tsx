import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '#lib/session/session-store.ts';
import { requiredField } from '#contract/rule-words.ts';
import { bookingTexts } from '#tests/booking-texts.ts';
import { makeBooking } from '#tests/factories/booking.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makeSlots } from '#tests/factories/slots.ts';
import { makePage } from '#tests/factories/page.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { idempotencyKey } from '#lib/api/idempotency-key.ts';
import {
  button,
  mockBookings,
  openBooking,
  startBookingTest,
  stepTitle,
  summaryLink,
} from './open-booking.testing.tsx';
import { mockApi } from '#tests/setup/mock-api.ts';

beforeEach(() => startBookingTest());

test('a signed-in client books what the summary shows and the draft is deleted @S2-74 @S7-28', async () => {
  startSession(makeUser());
  const sent = mockBookings();
  const user = openBooking(summaryLink);
  await user.click(await screen.findByRole('button', { name: 'Rezervă' }));
  await stepTitle('Rezervare Plasată!');
  expect(screen.getByText('Programarea ta este confirmată.')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({
    location_id: 12,
    services_ids: [101],
    professional_id: null,
    start_date: '2026-11-27',
    start_time: '17:30',
    expected_total: 80,
  });
  await waitFor(() => expect(sessionStorage.getItem('booking:12')).toBeNull());
});

test('a guest signs in and the booking is then sent without another press @S6-05', async () => {
  const sent = mockBookings();
  const user = openBooking(summaryLink);
  await user.type(await screen.findByLabelText(/Mesaj pentru specialist/), 'Salut');
  await user.click(button('Rezervă'));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Tot ce ai ales s-a păstrat');
  expect(sent).toEqual([]);
  await user.click(button('signs in'));
  await stepTitle('Rezervare Plasată!');
  expect(sent[0]?.body).toMatchObject({ comment: 'Salut' });
});

test('each text of a booking has its field and is sent', async () => {
  const texts = Object.fromEntries(bookingTexts.map((field) => [field, `Un text: ${field}`]));
  startSession(makeUser());
  const sent = mockBookings();
  const user = openBooking(summaryLink);
  await screen.findByRole('button', { name: 'Rezervă' });
  for (const [field, text] of Object.entries(texts)) {
    const [, label = ''] = /^Câmpul (.+) este/.exec(requiredField(field)) ?? [];
    await user.type(screen.getByLabelText(new RegExp(label)), text);
  }
  await user.click(button('Rezervă'));
  await stepTitle('Rezervare Plasată!');
  expect(sent[0]?.body).toMatchObject(texts);
});

test('a taken slot leads back to three near ones and keeps everything else', async () => {
  startSession(makeUser());
  const sent = mockBookings(() => errorResponse('slot_taken'));
  const user = openBooking(summaryLink);
  await user.type(await screen.findByLabelText(/Mesaj pentru specialist/), 'Salut');
  mockApi.use(
    mockCall('locationSlots', () => makeSlots({ '2026-11-27': ['16:30', '18:30', '19:00'] })),
  );
  await user.click(button('Rezervă'));
  await stepTitle('Alege Data și Ora');
  const near = await screen.findByRole('list', { name: 'Ore apropiate' });
  expect(
    within(near)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['vin, 27 nov, 16:30', 'vin, 27 nov, 18:30', 'vin, 27 nov, 19:00']);
  await user.click(within(near).getByRole('button', { name: /18:30/ }));
  await stepTitle('Sumar');
  expect(screen.getByLabelText(/Mesaj pentru specialist/)).toHaveValue('Salut');
  await user.click(button('Rezervă'));
  await stepTitle('Rezervare Plasată!');
  expect(sent[1]?.body).toMatchObject({ start_time: '18:30', comment: 'Salut' });
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('a professional who has left leads back to the slots of the others, with a message', async () => {
  startSession(makeUser());
  const errors = { professional_id: ['Specialistul ales nu mai oferă serviciile alese.'] };
  mockBookings(() => errorResponse('validation_failed', { errors }));
  mockApi.use(mockCall('locationDetail', () => ({ data: makeLocationDetail() })));
  const user = openBooking({ ...summaryLink, professional: '1' });
  await user.type(await screen.findByLabelText(/Mesaj pentru specialist/), 'Salut');
  await user.click(button('Rezervă'));
  await stepTitle('Alege Data și Ora');
  expect(await screen.findByText(/nu mai oferă serviciile alese/)).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: '18:30' }));
  await user.click(button('Continuă'));
  expect(await screen.findByLabelText(/Mesaj pentru specialist/)).toHaveValue('Salut');
});

test('a changed price is shown and sent only after another press', async () => {
  startSession(makeUser());
  const sent = mockBookings(() => errorResponse('price_changed', { total: 95 }));
  mockApi.use(mockCall('locationDetail', () => ({ data: makeLocationDetail() })));
  const user = openBooking(summaryLink);
  await user.click(await screen.findByRole('button', { name: 'Rezervă' }));
  expect(await screen.findByText(/Noul total: 95 RON/)).toBeVisible();
  await user.click(button('Rezervă'));
  await stepTitle('Rezervare Plasată!');
  expect(sent[1]?.body).toMatchObject({ expected_total: 95 });
});

test.each([
  ['0', { total: 0, max_total: 0, hidden_count: 0 }, 'Noul total: 0 RON.', '0 RON'],
  ['a range', { total: 95, max_total: 120 }, ': între 95 și 120 RON.', 'între 95 și 120 RON'],
  ['one without end', { total: 95, max_total: null }, ': de la 95 RON.', 'de la 95 RON'],
  [
    'beside a hidden one',
    { total: 95, max_total: 95, hidden_count: 1 },
    ': 95 RON + 1 preț stabilit la locație.',
    '95 RON + 1 preț stabilit la locație',
  ],
  [
    'hidden',
    { total: null, max_total: null, hidden_count: 1 },
    'Prețul s-a schimbat: acum se stabilește la locație. Apasă din nou „Rezervă” dacă ești de acord.',
    'Preț neafișat',
  ],
])('a new price that is %s is shown in full @S8-20', async (_, price, sentence, label) => {
  startSession(makeUser());
  const sent = mockBookings(() => errorResponse('price_changed', price));
  mockApi.use(mockCall('locationDetail', () => new Promise(() => {})));
  const user = openBooking(summaryLink);
  await user.click(await screen.findByRole('button', { name: 'Rezervă' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByText(label)).toBeVisible();
  await user.click(button('Rezervă'));
  await stepTitle('Rezervare Plasată!');
  expect(sent[1]?.body).toMatchObject({ expected_total: price.total });
});

test('a retry after a lost response cannot book twice', async () => {
  startSession(makeUser());
  const sent = mockBookings(() => Response.error());
  const canceled = { ...makeBooking(), status: 'canceled' as const };
  mockApi.use(mockCall('bookingDetails', () => ({ data: canceled })));
  const user = openBooking(summaryLink);
  await user.click(await screen.findByRole('button', { name: 'Rezervă' }));
  expect(await screen.findByText('Nu știm dacă cererea a ajuns.')).toBeVisible();
  expect(screen.queryByText(/nu este încă trimisă/)).not.toBeInTheDocument();
  await user.click(button('Rezervă'));
  expect(await screen.findByText('Programarea a fost anulată.')).toBeVisible();
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

function mockStanding() {
  mockApi.use(mockCall('listBookings', () => makePage([makeBooking()])));
}

test('a client with a booking on that day sees it before booking again', async () => {
  startSession(makeUser());
  mockStanding();
  openBooking(summaryLink);
  expect(
    await screen.findByText(/Ai deja Tuns la 17:30 în aceeași zi, la Salon Zori\./),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vezi programarea' })).toHaveAttribute(
    'href',
    `/account/bookings/${makeBooking().id}`,
  );
});

test('choosing another slot after a lost response first shows the existing booking', async () => {
  startSession(makeUser());
  const sent = mockBookings(() => Response.error());
  mockStanding();
  const user = openBooking(summaryLink);
  await user.click(await screen.findByRole('button', { name: 'Rezervă' }));
  await screen.findByText('Nu știm dacă cererea a ajuns.');
  await user.click(button('Înapoi'));
  await stepTitle('Alege Data și Ora');
  await user.click(await screen.findByRole('radio', { name: '18:30' }));
  await user.click(button('Continuă'));
  await user.click(await screen.findByRole('button', { name: 'Rezervă' }));
  expect(
    await screen.findByText(/ai deja o programare aici, vineri, 27 noiembrie, ora 17:30/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vezi programarea' })).toBeVisible();
  expect(sent).toHaveLength(1);
  await user.click(button('Rezervă'));
  await stepTitle('Rezervare Plasată!');
  expect(sent[1]?.body).toMatchObject({ start_time: '18:30' });
});

test('a client returning after a lost response sees a link to the placed booking', async () => {
  startSession(makeUser());
  const sent = mockBookings();
  idempotencyKey(12, {
    ...{ location_id: 12, services_ids: [101], professional_id: null },
    ...{ start_date: '2026-11-27', start_time: '17:30', expected_total: 80 },
  });
  mockStanding();
  mockApi.use(mockCall('bookingDetails', () => ({ data: makeBooking() })));
  const user = openBooking({ services: '101' });
  expect(await screen.findByText(/Cererea ta de mai devreme a ajuns/)).toBeVisible();
  await user.click(button('Vezi programarea'));
  await stepTitle('Rezervare Plasată!');
  expect(sent).toEqual([]);
});

test.each([true, false])(
  'the summary asks for explicit consent before a booking with a doctor: %s',
  async (is_health) => {
    openBooking(summaryLink, { is_health });
    await stepTitle('Sumar');
    const consent = screen.queryByText(/ești de acord în mod explicit/);
    expect(consent !== null).toBe(is_health);
  },
);

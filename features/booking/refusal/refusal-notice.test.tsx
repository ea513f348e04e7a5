import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { errorSentences } from '#contract/error.ts';
import { startSession } from '#lib/session/session-store.ts';
import { makeBooking } from '#tests/factories/booking.ts';
import { makePage } from '#tests/factories/page.ts';
import { makeService } from '#tests/factories/service.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { idempotencyKey } from '#lib/api/idempotency-key.ts';
import {
  mockBookings,
  openBooking,
  startBookingTest,
  stepTitle,
  summaryLink,
} from '../open-booking.testing.tsx';

const subscriptions = [{ id: 5, name: 'Șase', sessions: 6, valid_days: 90 }];
const services = [
  makeService({ id: 101, price: 80 }),
  makeService({ id: 105, price: 690, is_subscription: true, subscriptions }),
];

const changedTo = (total: number | null) => () =>
  mockBookings(() => errorResponse('price_changed', { total }));
const loseResponse = () => mockBookings(() => Response.error());
function placeEarlier(): void {
  const slot = { start_date: '2026-11-27', start_time: '18:30' };
  idempotencyKey(12, { services_ids: [101], ...slot });
  const booking = makeBooking({ ...slot, services: [] });
  mockApi.use(mockCall('listBookings', () => makePage([booking])));
}

beforeEach(() => {
  const end = startBookingTest();
  startSession(makeUser());
  mockApi.use(
    mockCall('listSubscriptions', () => ({ data: [] })),
    mockCall('locationDetail', () => new Promise(() => {})),
  );
  return end;
});

test.each(
  [
    { chosen: '101', submit: 'Rezervă' },
    { chosen: '105', submit: 'Rezervă cu obligația de plată' },
  ].flatMap((one) => [
    { ...one, refusal: 'a changed price', prepare: changedTo(95) },
    { ...one, refusal: 'a hidden price', prepare: changedTo(null) },
    { ...one, refusal: 'a lost response', prepare: loseResponse },
    { ...one, refusal: 'an earlier booking', prepare: placeEarlier },
  ]),
)('after $refusal the message asks to press $submit again', async (example) => {
  const { chosen, submit, prepare } = example;
  prepare();
  const category = { id: 1, name: 'Toate', services };
  const user = openBooking(
    { ...summaryLink, services: chosen },
    { service_categories: [category] },
  );
  expect(await screen.findByText(new RegExp(`apasă „${submit}”\\.$`))).toBeVisible();
  await user.click(screen.getByRole('button', { name: submit }));
  const notice = await screen.findByText(/[Aa]pasă din nou/);
  expect(notice).toHaveTextContent(new RegExp(`[Aa]pasă din nou „${submit}”(\\.|:| dacă)`));
});

test('a refusal of the whole booking is shown, and typed text stays @S7-28', async () => {
  mockBookings(() => errorResponse('not_found'));
  const user = openBooking(summaryLink);
  const comment = await screen.findByLabelText(/Mesaj pentru specialist/);
  await user.type(comment, 'Salut');
  await user.click(screen.getByRole('button', { name: 'Rezervă' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(errorSentences.not_found);
  expect(comment).toHaveValue('Salut');
});

test('services that do not combine lead back to them with the reason, and stay chosen', async () => {
  const errors = { services_ids: ['Serviciile alese nu pot fi rezervate împreună'] };
  mockBookings(() => errorResponse('validation_failed', { errors }));
  const user = openBooking(summaryLink);
  await user.click(await screen.findByRole('button', { name: 'Rezervă' }));
  await stepTitle('Alege Serviciile');
  expect(screen.getByText('Serviciile alese nu pot fi rezervate împreună')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Tuns/ })).toBeChecked();
});

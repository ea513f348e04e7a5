import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { idempotencyKey } from '#lib/api/idempotency-key.ts';
import { ownSubscriptionsQuery } from '#lib/api/own-queries.ts';
import { slotsKey } from '#lib/api/slots-query.ts';
import { otherTimeReason } from '#domain/booking/cancel-reason.ts';
import { makeBooking } from '#tests/factories/booking.ts';
import { makeOwnSubscription } from '#tests/factories/own-subscription.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { BookingDetails } from './booking-details.tsx';

const opener = { name: 'Anulează programarea' };
const booking = makeBooking();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:00:00Z') });
});

function open(client?: QueryClient) {
  mockApi.use(mockCall('bookingDetails', () => ({ data: booking })));
  renderWithQueries(<BookingDetails id={booking.id} />, client);
  return userEvent.setup();
}

async function choose(user: ReturnType<typeof userEvent.setup>, reason: string) {
  await waitFor(() => expect(screen.getByRole('button', opener)).toBeEnabled());
  await user.click(screen.getByRole('button', opener));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anulezi programarea?' }));
  await dialog.findByRole('option', { name: reason });
  await user.selectOptions(dialog.getByLabelText('Motivul anulării'), reason);
  return dialog;
}

test('a booking canceled with a reason shows its status and reason @S4-14 @S7-30', async () => {
  const canceled = { ...booking, status: 'canceled' as const, cancel_reason: 'Nu mai pot ajunge' };
  const bodies: unknown[] = [];
  const user = open();
  mockApi.use(
    mockCall('cancelBooking', ({ body }) => {
      bodies.push(body);
      return { data: canceled };
    }),
  );
  const dialog = await choose(user, 'Nu mai pot ajunge');
  await user.click(dialog.getByRole('button', { name: 'Da, anulează' }));
  expect(await screen.findByText('Motivul anulării: Nu mai pot ajunge')).toBeVisible();
  expect(bodies).toEqual([{ reason_id: 1 }]);
  expect(screen.getByText('Anulată')).toBeVisible();
  expect(screen.queryByRole('button', opener)).toBeNull();
});

test('a canceled booking makes subscriptions and slots stale: its visit and its hour may be free again', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ownSubscriptionsQuery.queryKey, [makeOwnSubscription()]);
  client.setQueryData(slotsKey(booking.location.id), {});
  const user = open(client);
  mockApi.use(mockCall('cancelBooking', () => ({ data: makeBooking({ status: 'canceled' }) })));
  const dialog = await choose(user, 'Nu mai pot ajunge');
  await user.click(dialog.getByRole('button', { name: 'Da, anulează' }));
  await screen.findByText('Anulată');
  for (const key of [ownSubscriptionsQuery.queryKey, slotsKey(booking.location.id)])
    await waitFor(() => expect(client.getQueryState(key)).toMatchObject({ isInvalidated: true }));
});

test('a client who wants another time can move the booking instead', async () => {
  const dialog = await choose(open(), otherTimeReason.name);
  expect(dialog.getByRole('link', { name: 'Alege altă oră' })).toHaveAttribute(
    'href',
    `/account/bookings/${booking.id}/reschedule`,
  );
});

test('the reason "other" requires a text before anything is sent', async () => {
  const cancel = vi.fn(() => ({ data: booking }));
  const user = open();
  mockApi.use(mockCall('cancelBooking', cancel));
  const dialog = await choose(user, 'Alt motiv');
  await user.click(dialog.getByRole('button', { name: 'Da, anulează' }));
  expect(await dialog.findByText('Scrie în câteva cuvinte motivul')).toBeVisible();
  expect(dialog.getByLabelText('Scrie motivul')).toHaveFocus();
  expect(cancel).not.toHaveBeenCalled();
});

test('a text that was typed for another reason is not sent', async () => {
  const bodies: unknown[] = [];
  const user = open();
  mockApi.use(
    mockCall('cancelBooking', ({ body }) => {
      bodies.push(body);
      return { data: { ...booking, status: 'canceled' as const } };
    }),
  );
  const dialog = await choose(user, 'Alt motiv');
  await user.type(dialog.getByLabelText('Scrie motivul'), 'Am plecat');
  await user.selectOptions(dialog.getByLabelText('Motivul anulării'), 'Nu mai pot ajunge');
  await user.click(dialog.getByRole('button', { name: 'Da, anulează' }));
  await screen.findByText('Anulată');
  expect(bodies).toEqual([{ reason_id: 1 }]);
});

test('an error appears in the dialog and typed text stays', async () => {
  const user = open();
  mockApi.use(mockCall('cancelBooking', () => errorResponse('not_cancelable')));
  const dialog = await choose(user, 'Alt motiv');
  await user.type(dialog.getByLabelText('Scrie motivul'), 'Am plecat');
  await user.click(dialog.getByRole('button', { name: 'Da, anulează' }));
  expect(await dialog.findByText(/nu se mai poate anula online/)).toBeVisible();
  expect(dialog.getByLabelText('Scrie motivul')).toHaveValue('Am plecat');
});

test('a cancellation that fails after its dialog was closed still shows the error', async () => {
  let fail = () => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  const user = open();
  mockApi.use(mockCall('cancelBooking', () => held.then(() => errorResponse('unavailable'))));
  const dialog = await choose(user, 'Nu mai pot ajunge');
  await user.click(dialog.getByRole('button', { name: 'Da, anulează' }));
  await user.click(dialog.getByRole('button', { name: 'Închide' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fail();
  expect(await screen.findByText(/Nu am putut răspunde acum/)).toBeInTheDocument();
});

test('after the deadline a sentence replaces the cancel button', async () => {
  vi.setSystemTime(new Date('2026-11-27T13:30:00Z'));
  open();
  expect(await screen.findByText(/nu se mai poate anula online/)).toBeVisible();
  expect(screen.queryByRole('button', opener)).toBeNull();
});

test('a canceled booking whose response was lost can be booked again', async () => {
  const { location } = booking;
  const key = idempotencyKey(location.id, { service: 1 });
  const user = open();
  const canceled = { ...booking, status: 'canceled' as const };
  mockApi.use(mockCall('cancelBooking', () => ({ data: canceled })));
  const dialog = await choose(user, 'Nu mai pot ajunge');
  await user.click(dialog.getByRole('button', { name: 'Da, anulează' }));
  await screen.findByText('Anulată');
  expect(idempotencyKey(location.id, { service: 1 })).not.toBe(key);
});

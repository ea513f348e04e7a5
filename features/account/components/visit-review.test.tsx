import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#contract/booking.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';
import { endSession } from '#lib/session/end-session.ts';
import { resetSession, setUser } from '#lib/session/session-store.ts';
import { makeBooking } from '#tests/factories/booking.ts';
import { makeReviews } from '#tests/mock-api/catalogue/reviews.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { BookingDetails } from './booking-details.tsx';

const opener = { name: 'Scrie o recenzie' };
let booking: Booking;

beforeEach(() => {
  resetSession();
  booking = makeBooking({ start_date: '2026-11-19' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:00:00Z') });
  mockApi.use(mockCall('bookingDetails', () => ({ data: booking })));
});

async function openForm() {
  renderWithQueries(<BookingDetails id={booking.id} />);
  const user = userEvent.setup();
  await waitFor(() => expect(screen.getByRole('button', opener)).toBeEnabled());
  await user.click(screen.getByRole('button', opener));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Cum a fost?' })) };
}

test('a finished visit can be reviewed and shows its review', async () => {
  const bodies: unknown[] = [];
  mockApi.use(
    mockCall('reviewBooking', ({ body }) => {
      bodies.push(body);
      booking = { ...booking, review: { rating: 4, comment: 'Foarte bine' } };
      return errorResponse('not_reviewable');
    }),
  );
  const { user, dialog } = await openForm();
  await user.click(dialog.getByRole('radio', { name: '4 stele' }));
  await user.type(dialog.getByLabelText(/Recenzia ta/), 'Foarte bine');
  await user.click(dialog.getByRole('button', { name: 'Trimite recenzia' }));
  expect(await screen.findByRole('img', { name: /4 din 5/ })).toBeVisible();
  expect(bodies).toEqual([{ rating: 4, comment: 'Foarte bine' }]);
  expect(screen.queryByRole('button', opener)).toBeNull();
});

test('a review without stars shows an error and is not sent', async () => {
  const { user, dialog } = await openForm();
  await user.click(dialog.getByRole('button', { name: 'Trimite recenzia' }));
  expect(await dialog.findByText('Alege o notă')).toBeVisible();
  expect(dialog.getByRole('radio', { name: '1 stea' })).toHaveFocus();
});

test('the error of a review does not wait for the refetch of the booking', async () => {
  mockApi.use(mockCall('reviewBooking', () => errorResponse('unavailable')));
  const { user, dialog } = await openForm();
  mockApi.use(mockCall('bookingDetails', () => new Promise(() => {})));
  await user.click(dialog.getByRole('radio', { name: '4 stele' }));
  await user.click(dialog.getByRole('button', { name: 'Trimite recenzia' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('am putut răspunde acum');
});

test('a review that was closed is there at the next opening, unless the client has logged out', async () => {
  document.cookie = 'auth_hint=1.100; path=/';
  setUser(makeUser());
  const reopen = async () => {
    await user.click(screen.getByRole('button', { name: 'Renunță' }));
    await user.click(screen.getByRole('button', opener));
    return within(await screen.findByRole('dialog', { name: 'Cum a fost?' }));
  };
  const { user, dialog } = await openForm();
  await user.click(dialog.getByRole('radio', { name: '4 stele' }));
  await user.type(dialog.getByLabelText(/Recenzia ta/), 'Foarte bine');
  const again = await reopen();
  expect(again.getByLabelText(/Recenzia ta/)).toHaveValue('Foarte bine');
  expect(again.getByRole('radio', { name: '4 stele' })).toBeChecked();
  endSession();
  await user.click(again.getByRole('button', { name: 'Renunță' }));
  expect(tabStorage.read(`typed:review-${booking.id}`)).toBeNull();
});

test('a review typed before the session was read is there at the next opening', async () => {
  document.cookie = 'auth_hint=1.100; path=/';
  const { user, dialog } = await openForm();
  await user.type(dialog.getByLabelText(/Recenzia ta/), 'Foarte bine');
  act(() => setUser(makeUser()));
  await user.click(screen.getByRole('button', { name: 'Renunță' }));
  await user.click(screen.getByRole('button', opener));
  expect(await screen.findByLabelText(/Recenzia ta/)).toHaveValue('Foarte bine');
});

test('a sent review is not kept', async () => {
  document.cookie = 'auth_hint=1.100; path=/';
  setUser(makeUser());
  mockApi.use(mockCall('reviewBooking', () => ({ data: makeReviews(1, 1, new Date())[0]! })));
  const { user, dialog } = await openForm();
  await user.click(dialog.getByRole('radio', { name: '4 stele' }));
  await user.type(dialog.getByLabelText(/Recenzia ta/), 'Foarte bine');
  await user.click(dialog.getByRole('button', { name: 'Trimite recenzia' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(tabStorage.read(`typed:review-${booking.id}`)).toBeNull();
});

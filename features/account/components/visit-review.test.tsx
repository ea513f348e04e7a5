import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#contract/booking.ts';
import { makeBooking } from '#tests/factories/booking.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { dropCookies, mockCsrf } from '#tests/msw/mock-csrf.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { BookingDetails } from './booking-details.tsx';

const opener = { name: 'Scrie o recenzie' };
let booking: Booking;

beforeEach(() => {
  dropCookies();
  booking = makeBooking({ start_date: '2026-11-19' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:00:00Z') });
  mockApi.use(
    mockCsrf(),
    mockCall('bookingDetails', () => ({ data: booking })),
  );
  return () => void vi.useRealTimers();
});

async function openForm() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BookingDetails id={booking.id} />
    </QueryClientProvider>,
  );
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

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { makeBooking } from '#tests/factories/booking.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { visit } from '#tests/next-navigation.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { BookingFlowView } from '../booking-flow-view.tsx';
import { bookingLocation } from '../draft/booking-location.ts';
import { startBookingTest, stepTitle } from '../open-booking.testing.tsx';

beforeEach(() => startBookingTest());

test('the first step gets the focus after Back from a placed booking on a page that was loaded', async () => {
  mockApi.use(mockCall('bookingDetails', () => ({ data: makeBooking() })));
  const params = { step: '5', booking: makeBooking().id };
  const path = '/locations/12/salon-zori/booking';
  visit(`${path}?${new URLSearchParams(params)}`);
  const location = bookingLocation(makeLocationDetail());
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <BookingFlowView location={location} params={params} today="2026-11-20" />
    </QueryClientProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
  await stepTitle('Rezervare Plasată!');
  act(() => visit(`${path}?step=1`));
  expect(await stepTitle('Alege Serviciile')).toHaveFocus();
});

import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bookingLocation } from '#features/booking/draft/booking-location.ts';
import { BookingFlowView } from '#features/booking/booking-flow-view.tsx';
import { bookableLocation } from '#features/location/bookable-service.ts';
import { SelectionProvider, ServiceBoard } from '#features/location/components/service-board.tsx';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makeOffer, makeService } from '#tests/factories/service.ts';
import { visit } from '#tests/next-navigation.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';

const testDay = '2026-11-20';
const december = { start_date: '2026-12-10', end_date: '2026-12-20' };
const services = [
  makeService({ name: 'Tuns', price: 80, description: 'Spălat și tuns', offers: [makeOffer()] }),
  makeService({ name: 'Vopsit', price: 200, offers: [makeOffer({ discount: 0 })] }),
  makeService({ name: 'Coafat', offers: [makeOffer(december)], advanced_details: 'Cu placa' }),
  makeService({ name: 'Aranjat', offers: [makeOffer({ ...december, discount: 0 })] }),
  makeService({ name: 'Balayage', price: 150, max_price: 300, range_price: true, duration: 120 }),
  makeService({ name: 'Consultanță', hidden_price: true, offers: [makeOffer()] }),
];
const detail = makeLocationDetail({ service_categories: [{ id: 1, name: 'Păr', services }] });

async function words(): Promise<string[]> {
  const rows = screen.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent ?? '');
  const { textContent: bar } = await screen.findByRole('group', { name: 'Filtrează serviciile' });
  cleanup();
  return [...rows, bar];
}

function onTheLocationPage() {
  render(
    <SelectionProvider bookable={bookableLocation(detail)}>
      <ServiceBoard />
    </SelectionProvider>,
  );
  return words();
}

function inTheBooking() {
  visit(`/locations/${detail.id}/${detail.slug}/booking`);
  renderWithQueries(
    <BookingFlowView location={bookingLocation(detail)} params={{}} today={testDay} />,
  );
  return words();
}

test('a service shows the same facts on the page of its location and in the booking', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${testDay}T08:00:00Z`) });
  sessionStorage.clear();
  const rows = await onTheLocationPage();
  expect(await inTheBooking()).toEqual(rows);
  expect(rows[0]).toContain(
    '60\u00A0RONOfertă din 1 până pe 30\u00A0noiembrie. Cel mai mic preț din cele 30 de zile dinaintea ofertei: 80\u00A0RON',
  );
  expect(rows[1]).toBe('Vopsit30\u00A0de\u00A0minute200\u00A0RON');
  vi.useRealTimers();
});

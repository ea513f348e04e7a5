import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Service } from '#contract/service.ts';
import { storeDraft } from '#lib/browser/draft-storage.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makeOffer, makeService } from '#tests/factories/service.ts';
import { visit } from '#tests/next-navigation.ts';
import { bookableLocation } from '../bookable-service.ts';
import { SelectionProvider } from './service-board.tsx';
import { SelectionSummary } from './selection-summary.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-30T23:59:30+02:00') });
  return () => vi.useRealTimers();
});

function showSummary(offers: Service['offers']) {
  visit('/locations/12/salon-zori');
  const services = [makeService({ id: 1, price: 80, offers })];
  const location = makeLocationDetail({ service_categories: [{ id: 1, name: 'Păr', services }] });
  storeDraft(12, { servicesIds: [1] });
  render(
    <SelectionProvider bookable={bookableLocation(location)}>
      <SelectionSummary />
    </SelectionProvider>,
  );
}

it('has the price of the new day when an offer ends while the page is open', () => {
  showSummary([makeOffer()]);
  expect(screen.getByRole('status')).toHaveTextContent('60 RON');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent('80 RON');
});

const offerPrice = /Preț cu ofertele de azi/;

it('mentions the offers of the day while one runs', () => {
  showSummary([makeOffer()]);
  expect(screen.getByText(offerPrice)).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText(offerPrice)).toBeNull();
});

it('mentions no offers of the day if the only offer starts later', () => {
  showSummary([makeOffer({ start_date: '2026-12-05', end_date: '2026-12-20' })]);
  expect(screen.getByRole('status')).toHaveTextContent('80 RON');
  expect(screen.queryByText(offerPrice)).toBeNull();
});

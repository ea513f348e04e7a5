import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeDraft } from '#lib/browser/draft-storage.ts';
import { makeLocationDetail, makeProfessional } from '#tests/factories/location-detail.ts';
import { makeOffer, makeService } from '#tests/factories/service.ts';
import { visit } from '#tests/next-navigation.ts';
import { bookableCategories } from '../bookable-service.ts';
import { SelectionProvider } from '../selection-provider.tsx';
import { SelectionSummary } from './selection-summary.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-30T23:59:30+02:00') });
  return () => vi.useRealTimers();
});

it('has the price of the new day when an offer ends while the page is open', () => {
  visit('/locations/12/salon-zori');
  const services = [makeService({ id: 1, price: 80, offers: [makeOffer()] })];
  const location = makeLocationDetail({ service_categories: [{ id: 1, name: 'Păr', services }] });
  storeDraft(12, { servicesIds: [1] }, new Date());
  const bookable = {
    ...{ locationId: 12, slug: 'salon-zori', professionals: [1, 2].map(makeProfessional) },
    categories: bookableCategories(location, '2026-11-30'),
  };
  render(
    <SelectionProvider bookable={bookable}>
      <SelectionSummary />
    </SelectionProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('60 RON');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent('80 RON');
});

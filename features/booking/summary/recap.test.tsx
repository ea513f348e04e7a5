import { cleanup, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makeOffer, makeService } from '#tests/factories/service.ts';
import { bookingLocation } from '../draft/booking-location.ts';
import { emptyDraft } from '../draft/draft.ts';
import { bookingDraft, draftPrice } from '../draft/selection.ts';
import type { BookingFlow } from '../draft/use-booking.ts';
import { StepFooter } from '../frame/step-frame.tsx';
import { Recap } from './recap.tsx';

const testDay = '2026-11-20';
const offeredServices = [101, 102, 103];

type Terms = {
  services: {
    price: number;
    max_price: number | null;
    range_price: boolean;
    hidden_price: boolean;
    offer: boolean;
  }[];
  voucher: { discount: number; discount_type: string; services: number[] } | null;
};

const terms: fc.Arbitrary<Terms> = fc.record({
  services: fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 20_000 }).map((bani) => bani / 100),
      max_price: fc.option(fc.integer({ min: 20_000, max: 40_000 }).map((bani) => bani / 100)),
      range_price: fc.boolean(),
      hidden_price: fc.boolean(),
      offer: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  voucher: fc.option(
    fc.record({
      discount: fc.integer({ min: 1, max: 90 }),
      discount_type: fc.constantFrom('percentage', 'fixed'),
      services: fc.subarray(offeredServices),
    }),
  ),
});

function ends(label: string): [low: number, high: number | null] {
  const amounts = (label.match(/[\d.]+(,\d\d)?(?= și|\u00A0RON)/g) ?? []).map((text) =>
    Math.round(Number(text.replaceAll('.', '').replace(',', '.')) * 100),
  );
  const [low = 0, high = low] = amounts;
  return [low, label.startsWith('de la') ? null : high];
}

function printed({ services, voucher }: Terms) {
  const location = bookingLocation(
    makeLocationDetail({
      service_categories: [
        {
          id: 1,
          name: 'Păr',
          services: services.map(({ offer, ...price }, index) =>
            makeService({
              ...price,
              id: offeredServices[index],
              offers: offer ? [makeOffer()] : [],
            }),
          ),
        },
      ],
    }),
  );
  const draft = {
    ...emptyDraft,
    servicesIds: offeredServices.slice(0, services.length),
    startDate: '2026-11-27',
    startTime: '10:00',
    voucher: voucher && { ...voucher, id: 1, code: 'TOAMNA', valid_until: '2026-12-31' },
  };
  const price = draftPrice(location, draft, testDay);
  const ready = bookingDraft(location, draft, 4, null);
  const flow = { step: 4, location, draft: ready, price } as BookingFlow;
  render(
    <>
      <Recap flow={flow} />
      <StepFooter flow={flow} label="Rezervă" onNext={() => {}} />
    </>,
  );
  const lines = within(screen.getByRole('list')).getAllByRole('listitem');
  const after = (label: string) =>
    screen.queryByText(label)?.parentElement?.textContent.slice(label.length);
  const read = {
    lines: lines.map((line) => line.lastElementChild?.textContent ?? ''),
    reduction: after('Reducere cu voucherul TOAMNA') ?? '',
    total: after('Total') ?? '',
  };
  cleanup();
  return read;
}

test('the lines less the reduction are the total, whatever the prices and the voucher @S3-25 @S9-22', () => {
  fc.assert(
    fc.property(terms, (bookingTerms) => {
      const { lines, reduction, total } = printed(bookingTerms);
      const hidden = lines.filter((line) => line === 'Preț neafișat').length;
      if (hidden === lines.length) {
        expect({ reduction, total }).toEqual({ reduction: '', total: 'Preț neafișat' });
        return;
      }
      const [shown = '', atLocation = ''] = total.split(' + ');
      expect(atLocation).toMatch(hidden === 0 ? /^$/ : new RegExp(`^${hidden} preț`));
      const sums = lines.map(ends);
      const [lowOff, highOff] = ends(reduction.replaceAll('−', ''));
      const low = sums.reduce((sum, [each]) => sum + each, 0) - lowOff;
      const endless = sums.some(([, high]) => high === null);
      const high = sums.reduce((sum, [, each]) => sum + (each ?? 0), 0) - (highOff ?? 0);
      expect(ends(shown)).toEqual([low, endless ? null : high]);
    }),
    { numRuns: 60 },
  );
});

test('a voucher is listed separately from the services', () => {
  const cut = { price: 80, max_price: null, range_price: false, hidden_price: false, offer: false };
  const voucher = { discount: 10, discount_type: 'percentage', services: [] };
  expect(printed({ services: [cut], voucher })).toEqual({
    lines: ['80\u00A0RON'],
    reduction: '−8\u00A0RON',
    total: '72\u00A0RON',
  });
});

test('a hidden price is labelled as hidden @S8-20', () => {
  const cut = { price: 80, max_price: null, range_price: false, hidden_price: false, offer: false };
  const hidden = { ...cut, hidden_price: true };
  expect(printed({ services: [cut, hidden], voucher: null })).toEqual({
    lines: ['80\u00A0RON', 'Preț neafișat'],
    reduction: '',
    total: '80\u00A0RON + 1 preț stabilit la locație',
  });
});

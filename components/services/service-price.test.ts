import { describe, expect, it } from 'vitest';
import { makeOffer, makeService } from '#tests/factories/service.ts';
import { offerNote, servicePrice } from './service-price.ts';

const service = makeService({ price: 80, offers: [makeOffer()] });
const noteOn = (day: string, offered = service) => offerNote(offered, day);

describe('the price of a service', () => {
  it('is the list price without a known day, as in cached HTML', () => {
    expect(servicePrice(service, null)).toBe('80\u00A0RON');
  });

  it('is the reduced price on the days of the offer, both ends included', () => {
    expect(servicePrice(service, '2026-11-01')).toBe('60\u00A0RON');
    expect(servicePrice(service, '2026-11-30')).toBe('60\u00A0RON');
    expect(servicePrice(service, '2026-12-01')).toBe('80\u00A0RON');
  });
});

const lowest = 'Cel mai mic preț din cele 30 de zile dinaintea ofertei: 80\u00A0RON';

describe('the note about offers', () => {
  it('has both dates of the running offer and its reference price, never a percentage', () => {
    expect(noteOn('2026-11-20')).toBe(`Ofertă din 1 până pe 30\u00A0noiembrie. ${lowest}`);
    expect(noteOn('2026-11-20')).not.toContain('%');
  });

  it.each([
    ['2026-10-28', '2026-11-12', 'Ofertă din 28\u00A0octombrie până pe 12\u00A0noiembrie'],
    ['2026-11-05', '2026-11-05', 'Ofertă pe 5\u00A0noiembrie'],
  ])('names an offer from %s to %s', (start_date, end_date, words) => {
    const offers = [makeOffer({ start_date, end_date })];
    expect(noteOn('2026-11-05', makeService({ price: 80, offers }))).toBe(`${words}. ${lowest}`);
  });

  it('announces the next offer, also with its reference price', () => {
    expect(noteOn('2026-10-31')).toBe(
      `Ofertă din 1 până pe 30\u00A0noiembrie: 60\u00A0RON. ${lowest}`,
    );
  });

  it('is absent without a reference price: such a reduction is not announced', () => {
    const offers = [makeOffer({ lowest_price_label: null })];
    const unknown = makeService({ price: 80, offers });
    expect(noteOn('2026-11-20', unknown)).toBeNull();
    expect(noteOn('2026-10-31', unknown)).toBeNull();
  });

  it('is absent when offers are over, lower nothing or the price is hidden', () => {
    expect(noteOn('2026-12-01')).toBeNull();
    const idle = makeService({ price: 80, offers: [makeOffer({ discount: 0 })] });
    expect(noteOn('2026-11-20', idle)).toBeNull();
    expect(noteOn('2026-10-20', idle)).toBeNull();
    expect(noteOn('2026-11-20', { ...service, hidden_price: true })).toBeNull();
  });
});

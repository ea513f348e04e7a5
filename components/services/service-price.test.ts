import { describe, expect, it } from 'vitest';
import { makeOffer, makeService } from '#tests/factories/service.ts';
import { offerNote, servicePrice } from './service-price.ts';

const service = makeService({ price: 80, offers: [makeOffer()] });
const noteOn = (day: string, offered = service) => offerNote(offered, day, day);

describe('the price of a service', () => {
  it('is the list price where no day is known: in cached HTML', () => {
    expect(servicePrice(service, null)).toBe('80\u00A0RON');
  });

  it('is the reduced price on the days of the offer, both ends included', () => {
    expect(servicePrice(service, '2026-11-01')).toBe('60\u00A0RON');
    expect(servicePrice(service, '2026-11-30')).toBe('60\u00A0RON');
    expect(servicePrice(service, '2026-12-01')).toBe('80\u00A0RON');
  });
});

describe('the note about offers', () => {
  it('is until when the running one lasts, never a percentage', () => {
    expect(noteOn('2026-11-20')).toBe('Ofertă până pe 30 noiembrie');
    expect(noteOn('2026-11-29')).toBe('Ofertă până mâine');
    expect(noteOn('2026-11-30')).toBe('Ofertă doar azi');
    expect(noteOn('2026-11-20')).not.toContain('%');
  });

  it('has the lowest price of the 30 days before a running one beside it, where that is known', () => {
    const lowest_price_label = 'Cel mai mic preț din ultimele 30 de zile: 75\u00A0RON';
    const known = makeService({ price: 80, offers: [makeOffer({ lowest_price_label })] });
    expect(noteOn('2026-11-20', known)).toBe(`Ofertă până pe 30 noiembrie. ${lowest_price_label}`);
    expect(noteOn('2026-10-30', known)).toBe('Din 1 noiembrie: 60\u00A0RON');
  });

  it('is what the next one brings', () => {
    expect(noteOn('2026-10-30')).toBe('Din 1 noiembrie: 60\u00A0RON');
    expect(noteOn('2026-10-31')).toBe('De mâine: 60\u00A0RON');
  });

  it('is about the day of the visit, in words of today', () => {
    expect(offerNote(service, '2026-11-30', '2026-11-29')).toBe('Ofertă până mâine');
    expect(offerNote(service, '2026-10-31', '2026-10-20')).toBe('Din 1 noiembrie: 60\u00A0RON');
  });

  it('is nothing when they are over, lower nothing or the price is hidden', () => {
    expect(noteOn('2026-12-01')).toBeNull();
    const idle = makeService({ price: 80, offers: [makeOffer({ discount: 0 })] });
    expect(noteOn('2026-11-20', idle)).toBeNull();
    expect(noteOn('2026-10-20', idle)).toBeNull();
    expect(noteOn('2026-11-20', { ...service, hidden_price: true })).toBeNull();
  });
});

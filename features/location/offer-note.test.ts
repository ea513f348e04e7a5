import { describe, expect, it } from 'vitest';
import { makeOffer, makeService } from '#tests/factories/service.ts';
import { offerNote, servicePrice } from './offer-note.ts';

const service = makeService({ price: 80, offers: [makeOffer()] });

describe('the price of a service on the page', () => {
  it('is the list price where no day is known: in cached HTML', () => {
    expect(servicePrice(service, null)).toBe('80 RON');
  });

  it('is the reduced price on the days of the offer, both ends included', () => {
    expect(servicePrice(service, '2026-11-01')).toBe('60 RON');
    expect(servicePrice(service, '2026-11-30')).toBe('60 RON');
    expect(servicePrice(service, '2026-12-01')).toBe('80 RON');
  });
});

describe('what is said about offers', () => {
  it('is until when the running one lasts, never a percentage', () => {
    expect(offerNote(service, '2026-11-20')).toBe('Ofertă până pe 30 noiembrie');
    expect(offerNote(service, '2026-11-29')).toBe('Ofertă până mâine');
    expect(offerNote(service, '2026-11-30')).toBe('Ofertă doar azi');
    expect(offerNote(service, '2026-11-20')).not.toContain('%');
  });

  it('is what the next one brings', () => {
    expect(offerNote(service, '2026-10-30')).toBe('Din 1 noiembrie: 60 RON');
    expect(offerNote(service, '2026-10-31')).toBe('De mâine: 60 RON');
  });

  it('is nothing when they are over or the price is hidden', () => {
    expect(offerNote(service, '2026-12-01')).toBeNull();
    expect(offerNote({ ...service, hidden_price: true }, '2026-11-20')).toBeNull();
  });
});

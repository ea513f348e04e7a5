import { expect, it } from 'vitest';
import { offerEndLabel } from './offer-label.ts';

it('the end of an offer is said as a sentence would say it', () => {
  expect(offerEndLabel('2026-11-21', '2026-11-21')).toBe('Ofertă doar azi');
  expect(offerEndLabel('2026-11-22', '2026-11-21')).toBe('Ofertă până mâine');
  expect(offerEndLabel('2026-12-05', '2026-11-21')).toBe('Ofertă până pe 5 decembrie');
});

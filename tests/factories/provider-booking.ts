import type { ProviderBooking } from '#contract/provider.ts';

export function makeProviderBooking(changes: Partial<ProviderBooking> = {}): ProviderBooking {
  return {
    status: 'pending',
    canceled_by: null,
    actions: ['decide'],
    location_name: 'Salon Zori',
    start_date: '2026-11-27',
    start_time: '17:30',
    duration_label: '30 min',
    professional_name: 'Ana Pop',
    services: ['Tuns'],
    total_label: '80 RON',
    client: { name: 'Ioana Ștefănescu', phone: '+40722123456' },
    comment: null,
    custom_fields: [],
    hold_expires_at: '2026-11-21T10:00:00+02:00',
    arrival_delay: null,
    ...changes,
  };
}

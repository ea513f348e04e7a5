import type { OwnSubscription } from '#contract/own-subscription.ts';

export function makeOwnSubscription(changes: Partial<OwnSubscription> = {}): OwnSubscription {
  return {
    id: '6d1f6f2a-5f0b-4c55-9a5e-3b1f2a7c9d10',
    name: '6 ședințe, 90 de zile',
    service: { id: 105, name: 'Masaj' },
    location: { id: 12, slug: 'salon-zori', name: 'Salon Zori' },
    remaining: 3,
    total: 6,
    starts_at: '2026-11-01T10:00:00+02:00',
    expires_at: '2027-01-01T00:00:00+02:00',
    status: 'active',
    price: 600,
    withdrawal: null,
    withdrawn: null,
    ...changes,
  };
}

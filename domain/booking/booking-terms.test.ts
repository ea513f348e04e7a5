import { describe, expect, test } from 'vitest';
import { bookingTerms } from './booking-terms.ts';
import { bookingStatuses } from './booking-status.ts';

const booking = {
  status: 'approved' as const,
  starts_at: '2026-11-27T17:30:00+02:00',
  cancel_until: '2026-11-26T17:30:00+02:00',
  hold_expires_at: '2026-11-25T10:00:00+02:00',
  max_total: 80,
  hidden_count: 0,
};
const pending = { ...booking, status: 'pending' as const };
const early = new Date('2026-11-20T08:00:00Z');
const deadline = new Date(booking.cancel_until);

const cancelable = 'Poți anula gratuit până joi, 26\u00A0noiembrie, ora\u00A017:30.';
const decideUntil =
  'Locația are timp să răspundă până miercuri, 25\u00A0noiembrie, ora\u00A010:00.';
const payThere = 'Plătești la locație.';

describe('the terms of a booking to come', () => {
  test('name the deadline for free cancellation and where to pay', () => {
    expect(bookingTerms(booking, early)).toEqual([cancelable, payThere]);
  });

  test('promise no cancellation from the deadline on', () => {
    const late = ['Programarea nu se mai poate anula online.', payThere];
    expect(bookingTerms(booking, deadline)).toEqual(late);
    expect(bookingTerms(booking, new Date(deadline.getTime() - 1))).toContain(cancelable);
  });

  test('say until when the location decides on a pending booking, and that it can be canceled until then', () => {
    expect(bookingTerms(pending, early)).toEqual([decideUntil, cancelable, payThere]);
    expect(bookingTerms(pending, deadline)).toEqual([
      decideUntil,
      'Poți anula cererea cât timp nu are răspuns.',
      payThere,
    ]);
  });

  test('omit the payment if nothing is left to pay, but not if the location decides the price', () => {
    expect(bookingTerms({ ...booking, max_total: 0 }, early)).toEqual([cancelable]);
    expect(bookingTerms({ ...booking, max_total: 0, hidden_count: 1 }, early)).toContain(payThere);
    expect(bookingTerms({ ...booking, max_total: null }, early)).toContain(payThere);
  });

  test('are absent once the visit has begun or if it does not take place', () => {
    const begun = new Date(booking.starts_at);
    for (const status of bookingStatuses)
      expect(bookingTerms({ ...booking, status }, begun)).toEqual([]);
    for (const status of ['rejected', 'canceled', 'expired'] as const)
      expect(bookingTerms({ ...booking, status }, early)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { makeProvider } from '#tests/factories/provider.ts';
import { makeNews } from '../testing/make-news.ts';
import { bookingMailOf } from './booking-mails.ts';
import type { BookingMail, BookingNews } from './message.ts';

const before = new Date('2026-11-20T08:00:00Z');
const late = new Date('2026-11-27T14:00:00Z');
const bySubscription = { max_total: 0, total_label: '0\u00A0RON' };

function mailOf(
  template: Exclude<BookingMail['template'], 'booking_canceled_by_location'>,
  changes: Partial<BookingNews> = {},
  now = before,
) {
  const booking = makeNews({ location_path: '/locations/12/salon-zori', ...changes });
  const mail = { channel: 'mail', to: 'ioana@example.ro', first_name: 'Ioana' } as const;
  return bookingMailOf({ template, ...mail, booking }, { now, page: '/b/link' });
}

const cancelable = 'Poți anula gratuit până vineri, 27\u00A0noiembrie, ora\u00A015:30.';
const notCancelable = 'Programarea nu se mai poate anula online.';
const payThere = 'Plătești la locație.';

describe.each(['booking_placed', 'booking_moved', 'booking_answered'] as const)(
  'the mail %s',
  (template) => {
    test('says how the booking is canceled and where it is paid', () => {
      expect(mailOf(template).after).toEqual([cancelable, payThere]);
    });

    test('promises no cancellation after the deadline', () => {
      expect(mailOf(template, {}, late).after).toEqual([notCancelable, payThere]);
    });

    test('names no payment if a subscription pays', () => {
      expect(mailOf(template, bySubscription).after).toEqual([cancelable]);
    });
  },
);

test.each(['booking_placed', 'booking_moved'] as const)(
  'the mail %s of a pending booking says that it can be canceled until the decision',
  (template) => {
    const hold_expires_at = '2026-11-27T17:30:00+02:00';
    expect(mailOf(template, { status: 'pending', hold_expires_at }, late).after).toEqual([
      'Locația are timp să răspundă până vineri, 27\u00A0noiembrie, ora\u00A017:30.',
      'Poți anula cererea cât timp nu are răspuns.',
      payThere,
    ]);
  },
);

test('a reminder asks to cancel if the client cannot come, but not after the deadline', () => {
  const stop = 'Poți opri aceste mesaje din „Rezervările mele”.';
  expect(mailOf('booking_soon').after).toEqual([
    cancelable,
    payThere,
    'Dacă nu mai poți ajunge, reprogrameaz-o sau anuleaz-o cu linkul de mai sus, ca ora să fie liberă pentru altcineva. Nu trebuie să intri în cont.',
    stop,
  ]);
  expect(mailOf('booking_soon', {}, late).after).toEqual([notCancelable, payThere, stop]);
});

test('the mail of a booking that will not take place has no terms', () => {
  expect(mailOf('booking_answered', { status: 'rejected' }).after).toBeUndefined();
  expect(mailOf('booking_canceled', { status: 'canceled' }).after).toBeUndefined();
  expect(mailOf('booking_expired', { status: 'expired' }).after).toBeUndefined();
});

test.each([
  ['booking_answered', 'rejected'],
  ['booking_canceled', 'canceled'],
  ['booking_expired', 'expired'],
] as const)('the mail %s of a booking that is %s links to the location', (template, status) => {
  expect(mailOf(template, { status }).link).toEqual({
    words: 'Caută altă oră',
    path: '/locations/12/salon-zori',
  });
});

test('a reminder says in its subject when the booking starts, seen from the time it is sent', () => {
  const subjectAt = (now: string) => mailOf('booking_soon', {}, new Date(now)).subject;
  expect(subjectAt('2026-11-27T00:10:00+02:00')).toBe('Azi, ora\u00A017:30: Salon Zori');
  expect(subjectAt('2026-11-26T23:50:00+02:00')).toBe('Mâine, ora\u00A017:30: Salon Zori');
  expect(subjectAt('2026-11-25T23:50:00+02:00')).toBe(
    'Vineri, 27\u00A0noiembrie, ora\u00A017:30: Salon Zori',
  );
});

test('the mail of a moved booking says when it was before', () => {
  const { facts = [] } = mailOf('booking_moved', { moved_from: '2026-11-26T10:00:00+02:00' });
  expect(facts.slice(0, 2)).toEqual([
    ['Ora veche', 'joi, 26\u00A0noiembrie, ora\u00A010:00'],
    ['Când', 'vineri, 27\u00A0noiembrie, ora\u00A017:30'],
  ]);
});

test('the mail about an earlier slot names no time for it, and says that the time below is the current one', () => {
  const { subject, before: paragraphs, facts } = mailOf('booking_earlier');
  expect(`${subject} ${paragraphs.join(' ')}`).not.toMatch(/o oră/i);
  expect(paragraphs.at(-1)).toBe('Programarea ta actuală:');
  expect(facts).toContainEqual(['Când', 'vineri, 27\u00A0noiembrie, ora\u00A017:30']);
});

describe.each(['booking_placed', 'booking_answered'] as const)('the mail %s', (template) => {
  test('of a booking that bought a subscription names the right of withdrawal and its form', () => {
    const purchase = { name: '10 ședințe', withdraw_until: '2026-12-05T00:00:00+02:00' };
    const mail = mailOf(template, { purchase });
    expect(mail.after?.at(-1)).toContain(
      'Te poți retrage din contract până pe 4\u00A0decembrie 2026',
    );
    expect(mail.after?.[1]).toBe(
      'Dacă faci și alte programări cu abonamentul cumpărat prin ea, o poți anula sau reprograma abia după ce le anulezi pe acelea.',
    );
    expect(mail.otherLink?.path).toBe('/terms-and-conditions#formular-retragere');
    expect(mail.after?.at(-1)).toMatch(/^Cu această programare ai cumpărat un abonament: /);
    expect(mailOf(template).otherLink).toBeUndefined();
  });
});

test('the mail of a pending booking that buys a subscription says that the location decides about it', () => {
  const purchase = { name: '10 ședințe', withdraw_until: null };
  expect(mailOf('booking_placed', { purchase, status: 'pending' }).after?.at(-1)).toMatch(
    /^Dacă locația confirmă cererea, cumperi prin această programare un abonament: 10 ședințe\. Te poți retrage din contract în 14 zile de la confirmare, /,
  );
});

test('the mails of a booking name the provider, with seat, phone and e-mail', () => {
  const { facts } = mailOf('booking_placed', { provider: makeProvider() });
  expect(facts?.slice(-4)).toEqual([
    ['Prestator', 'Zori SRL, CUI RO1234567, J2024000123221'],
    ['Sediu', 'Strada Lăpușneanu 7, Iași'],
    ['Telefon', '0200 123 456'],
    ['E-mail', 'contact@zori.example'],
  ]);
  expect(mailOf('booking_placed').facts?.map(([name]) => name)).not.toContain('Prestator');
});

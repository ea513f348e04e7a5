import { describe, expect, test } from 'vitest';
import { readEnv } from '../deps.ts';
import { makeNews } from '../testing/make-news.ts';
import { contactsOf } from './booking-tokens.ts';
import { codeOf } from './code-of.ts';
import { compose } from './compose.ts';
import type { BookingNews, MailMessage, Message, SmsMessage } from './message.ts';

const now = new Date('2026-11-20T08:00:00Z');
const env = readEnv({ APP_URL: 'https://www.aproape-programari.example/' });
const challenge = {
  id: '0d1f2a3b-5c1c-4f43-9a3e-7b0f7c4e4c5d',
  purpose: 'sms-login',
  contact: '+40722123456',
} as const;
const code = codeOf(env, challenge);
const to = '+40722123456';
const mail = { channel: 'mail', to: 'ioana@example.ro', first_name: 'Ioana <b>' } as const;

const ofLocation = { channel: 'mail', to: 'salon@example.ro', client: 'Ioana <b>' } as const;

type EachOf<M extends Message> = {
  [T in M['template']]: Omit<Extract<M, { template: T }>, 'template'>;
};

function listOf<M extends Message>(each: EachOf<M>): M[] {
  return Object.entries(each).map(([template, parts]) => ({ template, ...Object(parts) }) as M);
}

const smsWithCode = { channel: 'sms', to, challenge } as const;
const mailWithCode = { channel: 'mail', to: mail.to, challenge } as const;
const booking = makeNews({
  location: 'Salon Zori & fiii',
  hold_expires_at: '2026-11-22T10:00:00+02:00',
  address: 'Str. Lungă 4, Iași',
  services: ['Tuns', 'Spălat'],
  total_label: '120\u00A0RON',
  contacts: contactsOf({ email: 'ioana@example.ro', phone: to }),
});
const withdrawal = {
  subscription: 'Masaj, 10 ședințe',
  location: 'Salon Zori & fiii',
  bought_at: '2026-11-16T10:00:00+02:00',
  withdrawn_at: '2026-11-20T10:00:00+02:00',
  price: 60_000,
  refund: 54_000,
  used: 1,
  total: 10,
  canceled: ['2026-11-27T17:30:00+02:00'],
};
const smses = listOf<SmsMessage>({
  login_code: smsWithCode,
  registration_code: smsWithCode,
  new_phone_code: smsWithCode,
  security_code: smsWithCode,
  phone_changed: { channel: 'sms', to, first_name: 'Ioana' },
  booking_soon: { channel: 'sms', to, first_name: 'Ioana', booking },
});
const feedback = {
  name: 'Ioana <b>',
  email: 'ioana@example.ro',
  message: 'Aș vrea un salon nou.\n\nȘi <b>o sală</b>.',
};
const review = {
  ...{ id: 12, author: 'Maria <b>', rating: 1, comment: 'Slab.\n\nN-am <b>fost</b>.' },
  location: { id: 3, slug: 'salon-zori', name: 'Salon Zori & fiii' },
};
const mails = listOf<MailMessage>({
  password_code: mailWithCode,
  new_email_code: mailWithCode,
  security_code: mailWithCode,
  password_changed: { ...mail, alone: true },
  network_linked: { ...mail, network: 'Apple' },
  email_changed: mail,
  phone_changed: mail,
  sign_in_tries: mail,
  account_deleted: mail,
  feedback_taken: { channel: 'mail', to: mail.to },
  feedback: { channel: 'mail', to: 'contact@example.ro', ...feedback },
  review_reported: { channel: 'mail', to: 'contact@example.ro', review, reason: 'untrue' },
  review_hidden: {
    ...{ channel: 'mail', to: mail.to, location: 'Salon Zori & fiii' },
    ...{ reason: 'untrue', reported: true },
  },
  booking_placed: { ...mail, booking },
  booking_moved: { ...mail, booking },
  booking_expired: { ...mail, booking },
  booking_earlier: { ...mail, booking },
  booking_soon: { ...mail, booking },
  booking_answered: { ...mail, booking },
  booking_canceled: { ...mail, booking },
  booking_canceled_by_location: {
    ...mail,
    booking: { ...booking, status: 'canceled' },
    reason: 'Specialistul <b>nu</b> este disponibil',
    times: [
      {
        words: 'luni, 30\u00A0noiembrie, ora 11:00',
        path: '/locations/12/salon-zori/booking?services=101&date=2026-11-30&time=11:00&step=3',
      },
    ],
  },
  booking_missed: { ...mail, booking: { ...booking, status: 'missed' } },
  location_booked: { ...ofLocation, booking: { ...booking, status: 'pending' } },
  location_moved: { ...ofLocation, booking },
  location_canceled: { ...ofLocation, booking },
  location_overlapped: { ...ofLocation, booking },
  location_arrival: { ...ofLocation, booking, delay: 10 },
  calendar_unreadable: {
    ...{ channel: 'mail', to: 'salon@example.ro', location_id: 12, location: 'Salon Zori' },
    ...{ professional: 'Ana Pop', since: '2026-11-26T10:00:00+02:00' },
  },
  subscription_withdrawn: { ...mail, withdrawal },
  location_withdrawn: { ...ofLocation, withdrawal },
});
const codeMails = mails.filter((message) => 'challenge' in message);

function mailOf(message: Message) {
  const outgoing = compose(env, '1', message, now);
  if (outgoing.channel !== 'mail') throw new Error('not a mail');
  return outgoing;
}

describe.each(smses)('the SMS $template', (message) => {
  test('fits into one part, with characters that every phone shows', () => {
    const { text } = compose(env, '1', message, now);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/^[A-Za-z0-9 .,:?/'&_@#\n-]+$/);
    if ('challenge' in message)
      expect(text).toMatch(
        new RegExp(` ${code}\\. .*\n@www\\.aproape-programari\\.example #${code}$`),
      );
  });
});

test.each(codeMails)('the mail $template shows its code in text and HTML', (message) => {
  const { text, html } = mailOf(message);
  expect(text).toContain(`\n\n${code}\n\n`);
  expect(html).toContain(`>${code}</p>`);
});

test('the mail of a security code says how to end the session that requested it', () => {
  const isWarned = codeMails.map((message) => mailOf(message).text.includes('peste tot'));
  expect(isWarned).toEqual([false, false, true]);
});

describe.each(mails)('the mail $template', (message) => {
  test('has the same Romanian words in text and HTML, and escapes names', () => {
    const { subject, text, html } = mailOf(message);
    expect(subject).toMatch(/^[A-ZÎ]/);
    expect(html).toContain('<html lang="ro">');
    expect(html).not.toContain('<b>');
    const words = html
      .replace(/<title>.*<\/title>/, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&(lt|gt|amp|quot);/g, (_entity, name: string) => entities[name] ?? '');
    const lettersOf = (value: string) => value.replace(/https?:\S+/g, '').match(/[\p{L}\d]+/gu);
    expect(lettersOf(words)).toEqual(lettersOf(text));
  });

  test('links only to APP_URL', () => {
    const { text, html } = mailOf(message);
    for (const [address] of `${text} ${html}`.matchAll(/https?:[^\s"<]+/g))
      expect(address).toMatch(/^https:\/\/www\.aproape-programari\.example\/(?!\/)/);
  });
});

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' };

test('a mail ends with the configured company', () => {
  const named = readEnv({ COMPANY_NAME: 'Salon SRL', COMPANY_PHONE: '0700 000 001' });
  const message = { template: 'booking_placed', ...mail, booking } as const;
  const outgoing = compose(named, '1', message, now);
  expect('text' in outgoing && outgoing.text.trimEnd().split('\n').slice(-3)).toEqual([
    'Echipa Aproape',
    '',
    'Salon SRL · tel. 0700 000 001',
  ]);
  expect(mailOf(message).html).toContain('Aproape Demonstrativ SRL');
});

test('the mail of a booking has the time, the place, the professional and the price', () => {
  const { subject, text } = mailOf({ template: 'booking_placed', ...mail, booking });
  expect(subject).toBe('Programare confirmată: Salon Zori & fiii');
  expect(text).toContain('Programarea ta este confirmată.');
  expect(text).toContain('Când: vineri, 27\u00A0noiembrie, ora\u00A017:30');
  expect(text).toContain('Unde: Salon Zori & fiii, Str. Lungă 4, Iași');
  expect(text).toContain('Specialist: Ana Pop');
  expect(text).toContain('Servicii: Tuns, Spălat');
  expect(text).toContain('Total: 120\u00A0RON');
  expect(text).toContain('Poți anula gratuit până vineri, 27\u00A0noiembrie, ora\u00A015:30');
});

test('the mail of a canceled booking says which one it was', () => {
  const { subject, text } = mailOf({ template: 'booking_canceled', ...mail, booking });
  expect(subject).toBe('Programare anulată: Salon Zori & fiii');
  expect(text).toContain('Ai anulat programarea');
  expect(text).toContain('Când: vineri, 27\u00A0noiembrie, ora\u00A017:30');
});

test('the mail of a booking that its location canceled says why and leads to the nearest free times', () => {
  const message = mails.find(({ template }) => template === 'booking_canceled_by_location')!;
  const { text, html, calendar } = mailOf(message);
  expect(text).toContain('Motivul locației: Specialistul');
  expect(text).toContain('un voucher sau o ședință dintr-un abonament pe care îl aveai deja');
  expect(text).toContain(
    'Poți alege altă oră la aceeași locație:\nluni, 30\u00A0noiembrie, ora 11:00: https://www.aproape-programari.example/locations/12/',
  );
  expect(html).toContain('/locations/12/salon-zori/booking?services=101&amp;date=2026-11-30');
  expect(calendar).toContain('STATUS:CANCELLED');
});

test('the mail of a missed visit says what follows, and has no calendar event', () => {
  const { text, calendar } = mailOf(mails.find(({ template }) => template === 'booking_missed')!);
  expect(text).toContain('după 3 vizite ratate în 6 luni');
  expect(calendar).toBeUndefined();
});

test('the mail of a pending booking says that it is pending', () => {
  const pending = { ...booking, status: 'pending' as const };
  const { subject, text } = mailOf({ template: 'booking_placed', ...mail, booking: pending });
  expect(subject).toBe('Cererea ta a fost trimisă: Salon Zori & fiii');
  expect(text).not.toContain('confirmată');
});

test('a mail of a booking has a calendar event, unless the booking was never in a calendar', () => {
  const message = { template: 'booking_placed', ...mail } as const;
  expect(mailOf({ ...message, booking }).calendar).toContain('STATUS:CONFIRMED');
  const hold_expires_at = '2026-11-21T10:00:00+02:00';
  const pending = { ...booking, status: 'pending' as const, hold_expires_at };
  expect(mailOf({ ...message, booking: pending }).calendar).toBeUndefined();
  const calendarOf = (changes: Partial<BookingNews>) =>
    mailOf({ ...message, booking: { ...pending, sequence: 1, ...changes } }).calendar;
  for (const status of ['rejected', 'expired', 'canceled'] as const) {
    expect(calendarOf({ status })).toBeUndefined();
    expect(calendarOf({ status, sequence: 2 })).toContain('STATUS:CANCELLED');
  }
  expect(calendarOf({ status: 'approved' })).toContain('STATUS:CONFIRMED');
  expect(calendarOf({ status: 'canceled', hold_expires_at: null })).toContain('STATUS:CANCELLED');
  const moved = { ...pending, sequence: 2 };
  const file = mailOf({ ...message, booking: moved }).calendar ?? '';
  expect(file).toContain('STATUS:TENTATIVE');
  expect(file).toContain('SEQUENCE:2');
  expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:Tuns\\, Spălat la Salon Zori & fiii');
});

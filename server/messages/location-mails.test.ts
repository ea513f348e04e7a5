import { expect, test } from 'vitest';
import { readEnv } from '../deps.ts';
import { makeNews } from '../testing/make-news.ts';
import { compose } from './compose.ts';
import { locationMailOf } from './location-mails.ts';
import type { BookingNews, LocationMail, Message } from './message.ts';

const links = { booking: '/b', calendar: '/c' };

function mailOf(
  template: Exclude<LocationMail['template'], 'location_arrival'>,
  changes: Partial<BookingNews> = {},
) {
  const booking = makeNews(changes);
  const mail = { channel: 'mail', to: 'salon@example.ro', client: 'Ioana Pop' } as const;
  return locationMailOf({ template, ...mail, booking }, links);
}

test.each([
  ['location_booked', 'approved', 'Ioana Pop are o programare nouă la Salon Zori.'],
  ['location_booked', 'pending', 'Ioana Pop vrea o programare la Salon Zori'],
  ['location_moved', 'approved', 'Ioana Pop a reprogramat vizita de la Salon Zori.'],
  ['location_moved', 'pending', 'Ioana Pop vrea să reprogrameze vizita de la Salon Zori'],
  ['location_canceled', 'canceled', 'Ioana Pop a anulat programarea'],
] as const)('the mail %s of a booking that is %s says who did it', (template, status, sentence) => {
  expect(mailOf(template, { status }).before[0]).toContain(sentence);
});

test.each([
  [5, 'Întârzie 5 minute', 'Ioana Pop întârzie 5 minute'],
  [0, 'Ajunge la timp', 'Ioana Pop ne-a spus că ajunge totuși la timp'],
] as const)(
  'the mail about a delay of %i minutes says so in its subject',
  (delay, subject, words) => {
    const booking = makeNews();
    const addressed = { channel: 'mail', to: 'salon@example.ro', client: 'Ioana Pop' } as const;
    const message = { template: 'location_arrival', ...addressed, booking, delay } as const;
    const mail = locationMailOf(message, links);
    expect(mail.subject).toBe(`${subject}: Ioana Pop, vineri, 27\u00A0noiembrie, ora\u00A017:30`);
    expect(mail.before[0]).toContain(words);
    const outgoing = compose(readEnv({}), '1', message, new Date());
    expect(outgoing).not.toHaveProperty('calendar');
  },
);

test('the mail of a moved booking says which time is free again', () => {
  const { facts } = mailOf('location_moved', { moved_from: '2026-11-26T10:00:00+02:00' });
  expect(facts).toContainEqual(['Ora veche', 'joi, 26\u00A0noiembrie, ora\u00A010:00']);
  expect(mailOf('location_booked').facts?.map(([name]) => name)).not.toContain('Ora veche');
});

test('the mail of a move that changes only the professional has no earlier time', () => {
  const { facts } = mailOf('location_moved', { moved_from: makeNews().starts_at });
  expect(facts?.map(([name]) => name)).not.toContain('Ora veche');
});

test("the calendar entry of a location does not link to the client's page", () => {
  const booking = makeNews();
  const addressed = { channel: 'mail', to: 'a@example.ro', booking } as const;
  const eventOf = (message: Message) => {
    const outgoing = compose(readEnv({}), '1', message, new Date());
    return 'calendar' in outgoing ? outgoing.calendar?.replaceAll('\r\n ', '') : undefined;
  };
  const toClient = eventOf({ template: 'booking_placed', first_name: 'Ioana', ...addressed });
  expect(toClient).toContain(`/account/bookings/${booking.id}`);
  const toLocation = eventOf({ template: 'location_booked', client: 'Ioana Pop', ...addressed });
  expect(toLocation).toContain('STATUS:CONFIRMED');
  expect(toLocation).not.toMatch(/^(DESCRIPTION|URL):/m);
});

test.each([
  ['location_booked', 'approved'],
  ['location_booked', 'pending'],
  ['location_moved', 'approved'],
  ['location_canceled', 'canceled'],
] as const)('the mail %s of a booking that is %s leads to the calendar', (template, status) => {
  expect(mailOf(template, { status }).footerLink?.path).toBe(links.calendar);
});

test.each([
  ['approved', 'Programare', 'Programarea rămâne valabilă dacă nu o anulezi.'],
  ['pending', 'Cerere', 'Cererea așteaptă în continuare răspunsul tău.'],
] as const)(
  'the mail of an overlapped booking that is %s says what follows',
  (status, noun, rest) => {
    const { subject, before } = mailOf('location_overlapped', { status });
    expect(subject).toMatch(new RegExp(`^${noun} suprapusă cu calendarul`));
    expect(before[0]).toContain(rest);
  },
);

test('the mail of an overlap tells the times of others that the first reading found', () => {
  const others = ['2026-11-28T10:00:00+02:00', '2026-11-30T11:00:00+02:00'];
  const addressed = { channel: 'mail', to: 'a@example.ro', client: 'Ioana Pop' } as const;
  const booking = makeNews();
  const mail = { template: 'location_overlapped', ...addressed, booking } as const;
  const afterOf = (some: string[]) =>
    locationMailOf({ ...mail, others: some }, links).after?.join(' ');
  expect(afterOf(others)).toContain(
    'evenimente și la orele altor programări: sâmbătă, 28\u00A0noiembrie, ora\u00A010:00; luni, 30\u00A0noiembrie, ora\u00A011:00.',
  );
  expect(afterOf(others.slice(1))).toContain('un eveniment și la ora altei programări: luni');
  expect(afterOf([])).not.toContain('prima dată');
});

test('a mail that an older version queued has no link to the calendar', () => {
  const booking = makeNews();
  const mail = { template: 'location_booked', client: 'Ioana Pop', channel: 'mail' } as const;
  const message = { ...mail, to: 'a@example.ro', booking };
  const textOf = (news: object) => {
    const queued = { ...message, booking: { ...booking, ...news } };
    const outgoing = compose(readEnv({}), '1', queued, new Date());
    return outgoing.text;
  };
  expect(textOf({})).not.toContain('/provider/calendars/');
  expect(textOf({ location_id: 7 })).toContain('/provider/calendars/7.');
});

import { expect, test } from 'vitest';
import { readEnv } from '../deps.ts';
import { makeNews } from '../testing/make-news.ts';
import { clientToken, contactsOf } from './booking-tokens.ts';
import { compose } from './compose.ts';
import type { BookingNews } from './message.ts';

const env = readEnv({ APP_URL: 'https://www.aproape-programari.example' });
const contacts = contactsOf({ email: 'ioana@example.ro', phone: '+40722123456' });
const { id } = makeNews();
const link = `https://www.aproape-programari.example/b/${clientToken(env, { id, contacts })}`;
const evening = '2026-11-26T23:30:00+02:00';

function textOf(channel: 'sms' | 'mail', booking: BookingNews, sent = evening): string {
  const message = { template: 'booking_soon', channel, to: 'a', first_name: '', booking } as const;
  return compose(env, '1', message, new Date(sent)).text;
}

test('an SMS names the day as seen from the time it is sent, and a location in Latin letters', () => {
  const smsOf = (location: string, sent?: string) =>
    textOf('sms', makeNews({ location, contacts }), sent);
  expect(smsOf('Frizeria Șerban & Fiii', '2026-11-27T15:30:00+02:00')).toContain(
    'azi la 17:30 ai programare la Frizeria Serban & Fi',
  );
  expect(smsOf('Салон Зоря')).toContain('maine la 17:30 ai programare. Mut-o');
  expect(smsOf('24/7 №')).toContain('ai programare. Mut-o');
});

test('an SMS shortens the name of the location so that its link fits', () => {
  const location = 'Salonul de infrumusetare al Doamnei Mariana din Iasi';
  const text = textOf('sms', makeNews({ location, contacts }));
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/la Salonul de inf[a-z ]*\. Mut-o sau anuleaz-o: https:/);
  expect(text.endsWith(link)).toBe(true);
});

test('an SMS after the cancellation deadline does not offer to cancel', () => {
  const cancel_until = '2026-11-26T23:00:00+02:00';
  const text = textOf('sms', makeNews({ contacts, cancel_until }));
  expect(text).toContain(`. Vezi programarea: ${link}`);
});

test('a mail has the link; one that an older version queued leads to the account', () => {
  expect(textOf('mail', makeNews({ contacts }))).toContain(`: ${link}\n`);
  expect(textOf('mail', makeNews())).toContain(`.example/account/bookings/${id}\n`);
});

import { calendarFile, eventWords } from '#domain/booking/calendar-file.ts';
import { linkPath } from '#domain/booking/booking-path.ts';
import { companyLine, readCompany, type CompanySettings } from '#domain/legal/company.ts';
import { calendarLinkEnd, calendarToken } from './calendar-tokens.ts';
import { clientToken, locationToken } from './booking-tokens.ts';
import { codeOf } from './code-of.ts';
import type { Env } from '../deps.ts';
import { accountMailOf } from './account-mails.ts';
import { bookingMailOf } from './booking-mails.ts';
import { bookingPage, renderMail, type Mail } from './mail-layout.ts';
import { locationMailOf, unreadableMailOf, type LocationLinks } from './location-mails.ts';
import type { BookingMail, BookingNews, LocationMail, MailMessage, Message } from './message.ts';
import type { Outgoing } from './outgoing.ts';
import { reviewMailOf } from './review-mails.ts';
import { smsText } from './sms-texts.ts';
import { withdrawalMailOf } from './withdrawal-mails.ts';

export function compose(
  env: Pick<Env, 'APP_KEY' | 'APP_MODE' | 'APP_URL' | 'OTP_KEY'> & CompanySettings,
  id: string,
  message: Message,
  now: Date,
): Outgoing {
  const { to } = message;
  const code = 'challenge' in message ? codeOf(env, message.challenge) : '';
  const appUrl = env.APP_URL;
  if (message.channel === 'sms')
    return { id, to, channel: 'sms', text: smsText(message, { code, now, appUrl, pageOf }) };
  const company = companyLine(readCompany(env, env.APP_MODE === 'demo'));
  const mail = {
    ...mailOf(message),
    ...('first_name' in message && { firstName: message.first_name }),
  };
  const calendar = 'booking' in message ? calendarOf(message, appUrl) : null;
  return {
    id,
    to,
    channel: 'mail',
    subject: mail.subject,
    ...renderMail(mail, appUrl, company),
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    ...(calendar && { calendar }),
  };

  /** Signs here, so that jobs contain no signature. */
  function pageOf({ id, contacts }: BookingNews): string {
    return contacts === undefined ? bookingPage(id) : linkPath(clientToken(env, { id, contacts }));
  }

  function mailOf(mail: MailMessage): Mail {
    if ('withdrawal' in mail) return withdrawalMailOf(mail);
    if ('client' in mail) return locationMailOf(mail, linksOf(mail));
    if ('booking' in mail) return bookingMailOf(mail, { now, page: pageOf(mail.booking) });
    if ('reason' in mail) return reviewMailOf(mail);
    if ('professional' in mail) return unreadableMailOf(mail, calendarOfLocation(mail));
    return accountMailOf(mail, code);
  }

  function linksOf({ to: contact_email, booking }: LocationMail): LocationLinks {
    const { location_id } = booking;
    return {
      booking: `/provider/bookings/${locationToken(env, booking)}`,
      calendar:
        location_id === undefined ? null : calendarOfLocation({ to: contact_email, location_id }),
    };
  }

  function calendarOfLocation({ to, location_id }: { to: string; location_id: number }): string {
    const valid_until = calendarLinkEnd(now);
    const link = { location_id, contact_email: to, valid_until, scope: 'all' } as const;
    return `/provider/calendars/${calendarToken(env, link)}`;
  }
}

/** The location's event has no link to the client's page, because calendars are shared. */
function calendarOf(message: BookingMail | LocationMail, appUrl: string): string | null {
  const { booking } = message;
  if (booking.status === 'missed' || 'delay' in message) return null;
  if (message.template === 'location_overlapped') return null;
  if (isFirstRequest(booking)) return null;
  const words = eventWords(booking.services, booking.location, booking.address);
  const event = { ...booking, ...words };
  const page = 'client' in message ? null : appUrl + bookingPage(booking.id);
  return calendarFile(event, new Date(booking.created_at), page);
}

/** True if no mail had an event, because the booking was neither approved nor rescheduled. */
function isFirstRequest({ status, sequence, hold_expires_at }: BookingNews): boolean {
  if (hold_expires_at === null || status === 'approved') return false;
  return sequence === (status === 'pending' ? 0 : 1);
}

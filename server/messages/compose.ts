import { calendarFile, eventWords } from '#domain/calendar-file.ts';
import { answerToken } from '../answer-token.ts';
import { codeOf } from '../code-of.ts';
import type { Env } from '../env.ts';
import { mailHtml, mailText } from './mail-layout.ts';
import { locationMailOf } from './location-mails.ts';
import { mailOf } from './mail-texts.ts';
import type { BookingNews, Message } from './message.ts';
import type { Outgoing } from './outgoing.ts';
import { smsText } from './sms-texts.ts';

/** Puts a message into words, with its code or the proof of its link; links lead to APP_URL whatever host a request named. */
export function compose(
  env: Pick<Env, 'APP_KEY' | 'APP_URL' | 'OTP_KEY'>,
  id: string,
  message: Message,
): Outgoing {
  const { to } = message;
  const code = 'challenge' in message ? codeOf(env, message.challenge) : '';
  const appUrl = env.APP_URL.replace(/\/+$/, '');
  if (message.channel === 'sms')
    return { id, to, channel: 'sms', text: smsText(message, code, appUrl) };
  const mail =
    'client' in message
      ? locationMailOf(message, answerToken(env, message.booking), appUrl)
      : mailOf(message, code, appUrl);
  const calendar = 'booking' in message ? calendarOf(message.booking) : null;
  return {
    id,
    to,
    channel: 'mail',
    subject: mail.subject,
    text: mailText(mail),
    html: mailHtml(mail),
    ...(calendar && { calendar }),
  };
}

/** The event of a booking for the client's calendar; null for a request that has never been in one. */
function calendarOf(booking: BookingNews): string | null {
  if (booking.status === 'pending' && booking.sequence === 0) return null;
  const words = eventWords(booking.services, booking.location, booking.address);
  // Every try of one mail sends the same.
  return calendarFile({ ...booking, ...words }, new Date(booking.created_at));
}

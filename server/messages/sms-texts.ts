import { isCancelable } from '#domain/booking/booking-status.ts';
import { toWallTime } from '#domain/time/local-time.ts';
import { limits } from '../limits/limits.ts';
import type { BookingNews, SmsMessage } from './message.ts';

export const codeMinutes = limits.codes.seconds / 60;

const maxLength = 160;

type Circumstances = {
  code: string;
  now: Date;
  appUrl: string;
  /** Returns a path. */
  pageOf: (booking: BookingNews) => string;
};

/**
 * Avoids diacritics, which lower the limit of an SMS from 160 to 70 characters. The line after a
 * code makes browsers offer the code on this site only.
 */
export function smsText(message: SmsMessage, circumstances: Circumstances): string {
  const text = words(message, circumstances);
  if (!('challenge' in message)) return text;
  const line = `\n@${new URL(circumstances.appUrl).hostname} #${circumstances.code}`;
  return text.length + line.length > maxLength ? text : text + line;
}

function words(message: SmsMessage, circumstances: Circumstances): string {
  const { code, now, appUrl, pageOf } = circumstances;
  const end = `E valabil ${codeMinutes} minute. Nu il spune nimanui.`;
  switch (message.template) {
    case 'login_code':
      return `Aproape: codul tau de autentificare este ${code}. ${end}`;
    case 'registration_code':
      return `Aproape: codul pentru contul tau nou este ${code}. ${end}`;
    case 'new_phone_code':
      return `Aproape: codul pentru noul tau numar de telefon este ${code}. ${end}`;
    case 'security_code':
      return `Aproape: codul tau de securitate este ${code}. ${end}`;
    case 'booking_soon': {
      const { location, starts_at } = message.booking;
      const { date, time } = toWallTime(new Date(starts_at));
      const day = date === toWallTime(now).date ? 'azi' : 'maine';
      const start = `Aproape: ${day} la ${time} ai programare`;
      const words = isCancelable(message.booking, now) ? 'Mut-o sau anuleaz-o' : 'Vezi programarea';
      const rest = `. ${words}: ${appUrl}${pageOf(message.booking)}`;
      return start + atPlace(location, maxLength - start.length - rest.length) + rest;
    }
    case 'phone_changed':
      return `Aproape: contul tau are acum un numar de telefon nou. Nu ai fost tu? Alege o parola noua: ${appUrl}/login`;
  }
}

function atPlace(name: string, room: number): string {
  const plain = name.normalize('NFD').replace(/[^A-Za-z0-9 .,:?/'&-]/g, '');
  const short = plain.replace(/ {2,}/g, ' ').slice(0, Math.max(0, Math.min(40, room - 4)));
  return /[a-z]/i.test(short) ? ` la ${short.trim()}` : '';
}

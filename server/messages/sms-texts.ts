import { toWallTime } from '#domain/time/local-time.ts';
import { limits } from '../limits/limits.ts';
import type { SmsMessage } from './message.ts';

export const codeMinutes = limits.codes.seconds / 60;

/** One diacritic shortens an SMS from 160 to 70 characters, which doubles the price. */
export function smsText(message: SmsMessage, code: string, now: Date, appUrl: string): string {
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
      return `Aproape: ${day} la ${time} ai programare${atPlace(location)}. Detalii: ${appUrl}/account/bookings`;
    }
    case 'phone_changed':
      return `Aproape: contul tau are acum un numar de telefon nou. Nu ai fost tu? Alege o parola noua: ${appUrl}/login`;
  }
}

/** Empty for a name without Latin letters. */
function atPlace(name: string): string {
  const plain = name.normalize('NFD').replace(/[^A-Za-z0-9 .,:?/'&-]/g, '');
  return /[a-z]/i.test(plain) ? ` la ${plain.replace(/ {2,}/g, ' ').slice(0, 40).trim()}` : '';
}

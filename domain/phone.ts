import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns the Romanian mobile number that a text says, in E.164 (`+40722123456`), whatever its spaces and prefix
 * (07…, +407…, 00407…); null for any other text, so that one person has one spelling and no code goes to a premium
 * or foreign number.
 */
export function romanianMobile(text: string): string | null {
  const phone = parsePhoneNumberFromString(text, 'RO');
  return phone && /^\+407\d{8}$/.test(phone.number) ? phone.number : null;
}

/** Returns an E.164 mobile number as Romanians write it, `0722 123 456`. */
export function phoneLabel(phone: string): string {
  return phone.replace(/^\+40(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
}

/** Returns a number of which only the last three digits are left, for logs and hints. */
export function maskedPhone(phone: string): string {
  return `${'•'.repeat(Math.max(0, phone.length - 3))}${phone.slice(-3)}`;
}

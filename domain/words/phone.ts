import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Parses a mobile number (07…, +407…, 00407…, any spacing) to E.164. SMS must not go to premium or
 * foreign numbers.
 */
export function romanianMobile(text: string): string | null {
  const phone = parsePhoneNumberFromString(text, 'RO');
  return phone && /^\+407\d{8}$/.test(phone.number) ? phone.number : null;
}

import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Parses a mobile number (07…, +407…, 00407…, any spacing) to E.164. Null for premium and foreign
 * numbers, which must get no SMS.
 */
export function romanianMobile(text: string): string | null {
  const phone = parsePhoneNumberFromString(text, 'RO');
  return phone && /^\+407\d{8}$/.test(phone.number) ? phone.number : null;
}

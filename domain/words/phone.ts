import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Parses a Romanian mobile number (07…, +407…, 00407…) to E.164. Null for others, because premium
 * and foreign ones must get no SMS.
 */
export function romanianMobile(text: string): string | null {
  const phone = parsePhoneNumberFromString(text, 'RO');
  return phone && /^\+407\d{8}$/.test(phone.number) ? phone.number : null;
}

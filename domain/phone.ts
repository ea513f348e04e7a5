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

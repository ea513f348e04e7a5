/** Returns an E.164 mobile number as Romanians write it, `0722 123 456`. */
export function phoneLabel(phone: string): string {
  return phone.replace(/^\+40(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
}

/** Returns a number of which only the last three digits are left, for logs and hints. */
export function maskedPhone(phone: string): string {
  return `${'•'.repeat(Math.max(0, phone.length - 3))}${phone.slice(-3)}`;
}

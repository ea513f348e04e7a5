type Named = { first_name: string; last_name: string };

/** Joins the names, of which either may be empty. */
export function fullName({ first_name, last_name }: Named): string {
  return `${first_name} ${last_name}`.trim();
}

// Separate from phone.ts, whose library would add 24 KB to the login page.

/** Formats a Romanian number in E.164 as '0722 123 456'. */
export function phoneLabel(phone: string): string {
  return phone.replace(/^\+40(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
}

/** Masks all but the last three digits. */
export function maskedPhone(phone: string): string {
  return `${'•'.repeat(Math.max(0, phone.length - 3))}${phone.slice(-3)}`;
}

/** Removes whitespace. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}

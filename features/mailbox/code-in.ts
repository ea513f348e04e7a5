/** Returns the one-time code in the text of an SMS or mail, null where there is none; other numbers are no codes. */
export function codeIn(text: string): string | null {
  return /(?:^|\beste )(\d{6})(?=\.|$)/m.exec(text)?.[1] ?? null;
}

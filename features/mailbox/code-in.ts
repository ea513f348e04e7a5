/** Finds the one-time code in an SMS or mail; null if none. Ignores other numbers. */
export function codeIn(text: string): string | null {
  return /(?:^|\beste )(\d{6})(?=\.|$)/m.exec(text)?.[1] ?? null;
}

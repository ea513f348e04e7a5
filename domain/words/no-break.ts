/** Replaces spaces with U+00A0, between a number and its unit. */
export function noBreak(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}

/** Joins each number to the next word with U+00A0. */
export function joinNumbers(text: string): string {
  return text.replace(/(\d) /g, '$1\u00A0');
}

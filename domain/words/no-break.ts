/** Returns a text that stays on one line, for a number with its unit: its spaces become U+00A0. */
export function noBreak(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}

/** Returns a text to read with each number tied to the word behind it. */
export function joinNumbers(text: string): string {
  return text.replace(/(\d) /g, '$1\u00A0');
}

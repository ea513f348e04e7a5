/** Removes all whitespace, as phones are sent. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}

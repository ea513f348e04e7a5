/** Returns a text without any kind of blank in it: how a phone is sent, however it was typed. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}

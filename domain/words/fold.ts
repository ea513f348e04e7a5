/**
 * Normalizes text for comparison in searches: lower case, no diacritics (comma below, cedilla and decomposed
 * letters alike), single spaces, trimmed.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the folded words of a text: runs of letters and digits, without punctuation. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

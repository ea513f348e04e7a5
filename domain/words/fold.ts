/** Lowercases; removes diacritics and extra spaces. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the folded runs of letters and digits. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns 'targu-mures' for 'Târgu Mureș'; '' if nothing remains. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns 'iasi' for the path segment 'Ia%C8%99i'; '' if malformed. */
export function slugOfPart(part: string): string {
  try {
    return slugify(decodeURIComponent(part));
  } catch {
    return '';
  }
}

import { fold } from './fold.ts';

/** Returns an ASCII address part: 'Târgu Mureș' → 'targu-mures'. Empty when no letter is left. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the slug that a part of an address means as it stands there ('Ia%C8%99i' → 'iasi'); empty for none. */
export function slugOfPart(part: string): string {
  try {
    return slugify(decodeURIComponent(part));
  } catch {
    return '';
  }
}

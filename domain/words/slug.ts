import { fold } from './fold.ts';

/** Returns an ASCII slug: 'Târgu Mureș' → 'targu-mures'. Empty if no letter remains. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the slug of a path segment as typed ('Ia%C8%99i' → 'iasi'); empty if there is none. */
export function slugOfPart(part: string): string {
  try {
    return slugify(decodeURIComponent(part));
  } catch {
    return '';
  }
}

import { fold } from './fold.ts';

/** Returns 'targu-mures' for 'Târgu Mureș'; empty if no letter remains. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Decodes a path segment: 'Ia%C8%99i' → 'iasi'; empty if malformed. */
export function slugOfPart(part: string): string {
  try {
    return slugify(decodeURIComponent(part));
  } catch {
    return '';
  }
}

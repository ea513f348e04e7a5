import { fold } from './fold.ts';

/** Returns an ASCII address part: 'Târgu Mureș' → 'targu-mures'. Empty when no letter is left. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

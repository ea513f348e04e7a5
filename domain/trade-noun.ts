/** What one location of each trade is, by the trade's slug. */
const nouns: Record<string, string> = {
  saloane: 'salon',
  frizerii: 'frizerie',
  medici: 'medici',
  unghii: 'salon de unghii',
  machiaj: 'salon de machiaj',
  'sali-de-sport': 'sală de sport',
  spa: 'centru spa',
  masaj: 'salon de masaj',
};

/** Returns what one location of a trade is called ('salon' for 'Saloane'); the trade's name for a trade we do not know. */
export function tradeNoun({ slug, name }: { slug: string; name: string }): string {
  return nouns[slug] ?? name;
}

/** What one location of each trade is, by the trade's slug. */
const nouns = {
  saloane: 'salon',
  frizerii: 'frizerie',
  medici: 'cabinet medical',
  unghii: 'salon de unghii',
  machiaj: 'salon de machiaj',
  'sali-de-sport': 'sală de sport',
  spa: 'centru spa',
  masaj: 'salon de masaj',
};

/** The trades that are known; whatever else is told of each by its slug has all of them. */
export type TradeSlug = keyof typeof nouns;

/** Returns what one location of a trade is called ('salon' for 'Saloane'); the trade's name for a trade we do not know. */
export function tradeNoun({ slug, name }: { slug: string; name: string }): string {
  return (nouns as Partial<Record<string, string>>)[slug] ?? name;
}

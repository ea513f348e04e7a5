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

export type CategorySlug = keyof typeof nouns;

/** Returns 'salon' for 'saloane'; the category's name if it has no noun. */
export function categoryNoun({ slug, name }: { slug: string; name: string }): string {
  return (nouns as Partial<Record<string, string>>)[slug] ?? name;
}

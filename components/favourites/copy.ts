/** The words of favourites. */
export const copy = {
  keep: (name: string) => `Salvează la favorite: ${name}`,
  keptHere: 'Am salvat locația. Găsești favoritele pe prima pagină.',
  kept: 'Am salvat locația în „Favorite” din contul tău.',
};

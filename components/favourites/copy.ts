/** The words of favourites. */
export const copy = {
  keep: (name: string) => `Adaugă la favorite: ${name}`,
  keptHere: 'Am adăugat locația la favorite. O găsești pe prima pagină.',
  kept: 'Am adăugat locația la „Favorite”, în contul tău.',
};

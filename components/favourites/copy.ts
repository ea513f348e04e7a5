/** The words of favourites. */
export const copy = {
  add: (name: string) => `Adaugă la favorite: ${name}`,
  addedHere: 'Am adăugat locația la favorite. O găsești pe prima pagină.',
  added: 'Am adăugat locația la „Favorite”, în contul tău.',
};

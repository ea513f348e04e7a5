import { plural } from './plural.ts';

/** Returns the sentence for a full list of `most` favourites. */
export function favouritesFull(most: number): string {
  const favourites = plural(most, {
    one: 'o locație favorită',
    few: '{n} locații favorite',
    other: '{n} de locații favorite',
  });
  return `Ai deja ${favourites}. Elimină una ca să o adaugi pe aceasta.`;
}

import { plural } from './plural.ts';

/** Says that one more favourite than `most` has no room. */
export function favouritesFull(most: number): string {
  const favourites = plural(most, {
    one: 'o locație favorită',
    few: '{n} locații favorite',
    other: '{n} de locații favorite',
  });
  return `Ai deja ${favourites}. Elimină una ca să o adaugi pe aceasta.`;
}

import { numberLabel } from '#domain/words/numbers.ts';
import { cardCopy as copy } from './card-copy.ts';

/** Returns a distance in metres as 'la 400 m', 'la 2,4 km' or 'la 14 km'. */
export function distanceLabel(metres: number): string {
  if (metres < 950) return copy.metres(Math.max(50, Math.round(metres / 50) * 50));
  const km = metres / 1000;
  const decimals = km < 10 ? 1 : 0;
  return copy.km(numberLabel(Number(km.toFixed(decimals))));
}

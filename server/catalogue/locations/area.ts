import { distanceKm, type Point } from '#domain/place/geo.ts';

/**
 * Score bands of the search index, best first. Their boundaries and the grid `sizes` mirror the database
 * functions search_entries and square_of.
 */
export const scoreBands = ['A', 'B', 'C', 'D', 'E'] as const;

const sizes = {
  tiny: { name: 'e', north: 0.045, east: 0.064 },
  small: { name: 'f', north: 0.09, east: 0.128 },
  middle: { name: 'm', north: 0.18, east: 0.256 },
  large: { name: 'c', north: 0.72, east: 1.024 },
} as const;
const kmPerDegree = 111.19;
/** Degrees of latitude. Beyond it squares become slivers, and no location is there. */
const farthestNorth = 75;
const mostCounted = 600;

type Size = (typeof sizes)[keyof typeof sizes];
type Square = { name: string; isInside: boolean };

/**
 * Returns the grid squares of a size that intersect a circle. Null if there are more than `most`, or if the
 * circle is near a pole, crosses the date line or spans a continent.
 */
export function squaresAround(
  center: Point,
  radiusKm: number,
  size: keyof typeof sizes,
  most: number,
): string[] | null {
  return squaresOf(center, radiusKm, sizes[size], most)?.map(({ name }) => name) ?? null;
}

/** Returns the squares that intersect a circle, in the smallest size that needs few of them; null if no size does. */
export function areaAround(center: Point, radiusKm: number): string[] | null {
  return (
    squaresAround(center, radiusKm, 'small', 24) ??
    squaresAround(center, radiusKm, 'middle', 100) ??
    squaresAround(center, radiusKm, 'large', 400)
  );
}

/**
 * Returns the squares of a circle for counting: those fully inside and those on its rim; null if there are
 * too many.
 */
export function countedSquares(
  center: Point,
  radiusKm: number,
): { inside: string[]; rim: string[] } | null {
  const counted = (size: Size) => squaresOf(center, radiusKm, size, mostCounted);
  const squares = counted(sizes.tiny) ?? counted(sizes.small);
  if (!squares) return null;
  const named = (isInside: boolean) =>
    squares.filter((square) => square.isInside === isInside).map(({ name }) => name);
  return { inside: named(true), rim: named(false) };
}

function squaresOf(
  { latitude, longitude }: Point,
  radiusKm: number,
  { name, north, east }: Size,
  most: number,
): Square[] | null {
  const up = radiusKm / kmPerDegree;
  const extreme = Math.abs(latitude) + up;
  if (extreme > farthestNorth) return null;
  const side = up / Math.cos((extreme * Math.PI) / 180);
  if (Math.abs(longitude) + side >= 180) return null;
  const rows = span(latitude - up, latitude + up, north);
  const columns = span(longitude - side, longitude + side, east);
  if (rows.length * columns.length > most * 2) return null;
  const center = { latitude, longitude };
  const squares: Square[] = [];
  for (const row of rows)
    for (const column of columns) {
      const [south, west] = [row * north, column * east];
      const nearest = {
        latitude: Math.min(Math.max(latitude, south), south + north),
        longitude: Math.min(Math.max(longitude, west), west + east),
      };
      if (distanceKm(center, nearest) > radiusKm * 1.001 + 0.01) continue;
      const isInside = [south, south + north].every((corner) =>
        [west, west + east].every(
          (side) => distanceKm(center, { latitude: corner, longitude: side }) < radiusKm * 0.999,
        ),
      );
      squares.push({ name: `${name}${row}_${column}`, isInside });
    }
  return squares.length > most ? null : squares;
}

function span(from: number, to: number, size: number): number[] {
  const first = Math.floor(from / size);
  return Array.from({ length: Math.floor(to / size) - first + 1 }, (_, index) => first + index);
}

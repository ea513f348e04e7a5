import { distanceKm, type Point } from '#domain/place/geo.ts';

/** Degrees, as in the SQL function square_of (docs/decisions/0029-search-squares.md). */
const grids = {
  km5: { name: 'e', north: 0.045, east: 0.064 },
  km10: { name: 'f', north: 0.09, east: 0.128 },
  km20: { name: 'm', north: 0.18, east: 0.256 },
  km80: { name: 'c', north: 0.72, east: 1.024 },
} as const;
const kmPerDegree = 111.19;
/** Nearer to a pole, squares become too narrow. No location is there. */
const maxLatitude = 75;
const maxCounted = 600;

type Grid = (typeof grids)[keyof typeof grids];
type Square = { name: string; isInside: boolean };
type Search = {
  center: Point | null;
  radiusKm: number;
  categories: readonly unknown[];
};

/**
 * The squares that a circle touches, per kind of index entry. Null without a circle, for too many
 * squares and, in `category`, without categories.
 */
export type Squares = Record<'plain' | 'category' | 'word', readonly string[] | null>;

export function squaresAround({ center, radiusKm, categories }: Search): Squares {
  const touched = (grid: Grid, max: number) =>
    center && (squaresOf(center, radiusKm, grid, max)?.map(({ name }) => name) ?? null);
  return {
    plain: touched(grids.km10, 24) ?? touched(grids.km20, 100) ?? touched(grids.km80, 400),
    category: categories.length > 0 ? touched(grids.km10, 100) : null,
    word: touched(grids.km80, 25),
  };
}

export function squaresToCount(
  center: Point,
  radiusKm: number,
): { inside: string[]; rim: string[] } | null {
  const squares =
    squaresOf(center, radiusKm, grids.km5, maxCounted) ??
    squaresOf(center, radiusKm, grids.km10, maxCounted);
  if (!squares) return null;
  const named = (isInside: boolean) =>
    squares.filter((square) => square.isInside === isInside).map(({ name }) => name);
  return { inside: named(true), rim: named(false) };
}

function squaresOf(
  { latitude, longitude }: Point,
  radiusKm: number,
  { name, north, east }: Grid,
  max: number,
): Square[] | null {
  const up = radiusKm / kmPerDegree;
  const extreme = Math.abs(latitude) + up;
  if (extreme > maxLatitude) return null;
  const side = up / Math.cos((extreme * Math.PI) / 180);
  if (Math.abs(longitude) + side >= 180) return null;
  const rows = span(latitude - up, latitude + up, north);
  const columns = span(longitude - side, longitude + side, east);
  if (rows.length * columns.length > max * 2) return null;
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
      const farSide = longitude > west + east / 2 ? west : west + east;
      const isInside = [south, south + north].every(
        (corner) => distanceKm(center, { latitude: corner, longitude: farSide }) < radiusKm * 0.999,
      );
      squares.push({ name: `${name}${row}_${column}`, isInside });
    }
  return squares.length > max ? null : squares;
}

function span(from: number, to: number, size: number): number[] {
  const first = Math.floor(from / size);
  return Array.from({ length: Math.floor(to / size) - first + 1 }, (_, index) => first + index);
}

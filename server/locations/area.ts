import { distanceKm, type Point } from '#domain/geo.ts';

/**
 * The bands of the score in the search index, best first. Their borders, and the squares of `sizes`, are those of the
 * function area_entries of the database.
 */
export const scoreBands = ['A', 'B', 'C', 'D', 'E'] as const;

const sizes = [
  { name: 'f', north: 0.09, east: 0.128, most: 100 },
  { name: 'c', north: 0.72, east: 1.024, most: 400 },
] as const;
const kmPerDegree = 111.19;
/** Closer to a pole squares become slivers, and there is nobody. */
const farthestNorth = 75;

/**
 * The entries of the squares that a circle meets, small ones if they are not too many; null where squares do not
 * help: around the poles, over the date line, or in a circle as large as a continent.
 */
export function squaresAround({ latitude, longitude }: Point, radiusKm: number): string[] | null {
  const up = radiusKm / kmPerDegree;
  const extreme = Math.abs(latitude) + up;
  if (extreme > farthestNorth) return null;
  const side = up / Math.cos((extreme * Math.PI) / 180);
  if (Math.abs(longitude) + side >= 180) return null;
  for (const { name, north, east, most } of sizes) {
    const rows = span(latitude - up, latitude + up, north);
    const columns = span(longitude - side, longitude + side, east);
    if (rows.length * columns.length > most * 2) continue;
    const squares = rows.flatMap((row) =>
      columns
        .filter((column) => {
          const nearest = {
            latitude: within(latitude, row * north, (row + 1) * north),
            longitude: within(longitude, column * east, (column + 1) * east),
          };
          return distanceKm({ latitude, longitude }, nearest) <= radiusKm * 1.001 + 0.01;
        })
        .map((column) => `${name}${row}_${column}`),
    );
    if (squares.length <= most) return squares;
  }
  return null;
}

/** The numbers of the squares between two edges, one more on each side against rounding. */
function span(from: number, to: number, size: number): number[] {
  const first = Math.floor(from / size);
  return Array.from({ length: Math.floor(to / size) - first + 1 }, (_, index) => first + index);
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

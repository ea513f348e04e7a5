import type { Point } from './geo.ts';

const earthRadiusKm = 6_371;

/** Returns the great-circle distance between two points, in km. */
export function distanceKm(a: Point, b: Point): number {
  const fromLatitude = radians(a.latitude);
  const toLatitude = radians(b.latitude);
  const halfHeight = Math.sin((toLatitude - fromLatitude) / 2);
  const halfWidth = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord = halfHeight ** 2 + Math.cos(fromLatitude) * Math.cos(toLatitude) * halfWidth ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

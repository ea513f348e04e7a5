export type Point = { latitude: number; longitude: number };

export const defaultPlace = { name: 'Iași, România', latitude: 47.16, longitude: 27.58 };

export const defaultRadiusKm = 30;

export const radiiKm = [5, 10, 20, 30, 50, 100];

const romania = { south: 43.6, north: 48.3, west: 20.2, east: 29.8 };

/** True in Romania's bounding box; false for NaN. */
export function isInRomania(latitude: number, longitude: number): boolean {
  return (
    latitude >= romania.south &&
    latitude <= romania.north &&
    longitude >= romania.west &&
    longitude <= romania.east
  );
}

/** `locations.position` (SQL) repeats this number. */
export const earthRadiusKm = 6_371;

/** Returns the great-circle distance in km. */
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

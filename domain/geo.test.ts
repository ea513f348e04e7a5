import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_PLACE, DEFAULT_RADIUS_KM, RADII_KM, distanceKm, isInRomania } from './geo.ts';

const BUCHAREST = { latitude: 44.4268, longitude: 26.1025 };
const CLUJ = { latitude: 46.7712, longitude: 23.6236 };

test('distances are those of the map, in km', () => {
  expect(distanceKm(BUCHAREST, CLUJ)).toBeGreaterThan(320);
  expect(distanceKm(BUCHAREST, CLUJ)).toBeLessThan(328);
  expect(distanceKm(CLUJ, CLUJ)).toBe(0);
});

test('a distance is the same both ways and never negative', () => {
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(distanceKm(a, b)).toBeGreaterThanOrEqual(0);
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
    }),
  );
});

test('searches begin at Iași, 30 km around @S3-04 @S9-01 @S9-04', () => {
  expect(DEFAULT_PLACE).toEqual({ name: 'Iași, România', latitude: 47.16, longitude: 27.58 });
  expect(RADII_KM).toContain(DEFAULT_RADIUS_KM);
});

test('places outside Romania and corrupt ones are told apart @S2-71', () => {
  expect(isInRomania(DEFAULT_PLACE.latitude, DEFAULT_PLACE.longitude)).toBe(true);
  expect(isInRomania(BUCHAREST.latitude, BUCHAREST.longitude)).toBe(true);
  expect(isInRomania(48.85, 2.35)).toBe(false);
  expect(isInRomania(Number.NaN, 27)).toBe(false);
});

test.each([
  ['south', 43.6, 25, [-0.1, 0]],
  ['north', 48.3, 25, [0.1, 0]],
  ['west', 46, 20.2, [0, -0.1]],
  ['east', 46, 29.8, [0, 0.1]],
] as const)('the border in the %s is in Romania, what lies behind it is not', (...border) => {
  const [, latitude, longitude, [north, east]] = border;
  expect(isInRomania(latitude, longitude)).toBe(true);
  expect(isInRomania(latitude + north, longitude + east)).toBe(false);
});

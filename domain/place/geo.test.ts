import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm, defaultPlace, defaultRadiusKm, isInRomania, radiiKm } from './geo.ts';

const bucharest = { latitude: 44.4268, longitude: 26.1025 };
const cluj = { latitude: 46.7712, longitude: 23.6236 };

test('distances are those of the map, in km', () => {
  expect(distanceKm(bucharest, cluj)).toBeGreaterThan(320);
  expect(distanceKm(bucharest, cluj)).toBeLessThan(328);
  expect(distanceKm(cluj, cluj)).toBe(0);
});

test('a distance is symmetric and never negative', () => {
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

test('searches start at Iași with a radius of 30 km @S3-04 @S9-01 @S9-04', () => {
  expect(defaultPlace).toEqual({ name: 'Iași, România', latitude: 47.16, longitude: 27.58 });
  expect(radiiKm).toContain(defaultRadiusKm);
});

test('places outside Romania and invalid coordinates are not in Romania @S2-71', () => {
  expect(isInRomania(defaultPlace.latitude, defaultPlace.longitude)).toBe(true);
  expect(isInRomania(bucharest.latitude, bucharest.longitude)).toBe(true);
  expect(isInRomania(48.85, 2.35)).toBe(false);
  expect(isInRomania(Number.NaN, 27)).toBe(false);
});

test.each([
  ['south', 43.6, 25, [-0.1, 0]],
  ['north', 48.3, 25, [0.1, 0]],
  ['west', 46, 20.2, [0, -0.1]],
  ['east', 46, 29.8, [0, 0.1]],
] as const)('the border in the %s is in Romania, points beyond it are not', (...border) => {
  const [, latitude, longitude, [north, east]] = border;
  expect(isInRomania(latitude, longitude)).toBe(true);
  expect(isInRomania(latitude + north, longitude + east)).toBe(false);
});

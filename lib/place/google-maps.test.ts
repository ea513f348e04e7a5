import { expect, test } from 'vitest';
import { directionsUrl } from './google-maps.ts';

test('directions lead to the position of the location', () => {
  expect(directionsUrl({ latitude: 47.16, longitude: 27.58 })).toContain('destination=47.16,27.58');
});

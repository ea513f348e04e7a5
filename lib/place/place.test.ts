import { describe, expect, it } from 'vitest';
import { placeFromAddress, placeFromCookies, shortAddress } from './place.ts';

const cluj = { lat: 46.77, lng: 23.59, name: 'Cluj-Napoca, Cluj' };

describe('the place to search around', () => {
  it.each([
    ['no JSON', '{"lat":46'],
    ['another shape', '[1,2]'],
    ['null', 'null'],
    ['text for numbers', '{"lat":"46.77","lng":"23.59","name":"Cluj"}'],
    ['outside Romania', '{"lat":48.85,"lng":2.35,"name":"Paris"}'],
    ['without a name', '{"lat":46.77,"lng":23.59,"name":" "}'],
    ['nothing', ''],
  ])('is not read from a cookie with %s', (_, cookie) => {
    expect(placeFromCookies(() => cookie).isDefault).toBe(true);
  });

  it('is Iași within 30 km without a valid cookie @S3-04 @S9-01 @S9-04', () => {
    expect(placeFromCookies(() => 'broken')).toEqual({
      city: { lat: 47.16, lng: 27.58, name: 'Iași, România' },
      radius: 30,
      isDefault: true,
    });
  });

  it('and its radius are those in the cookies @S3-05 @S4-31 @S9-02', () => {
    const cookies: Record<string, string> = { selectedCity: JSON.stringify(cluj), radius: '10' };
    expect(placeFromCookies((name) => cookies[name])).toEqual({
      city: cluj,
      radius: 10,
      isDefault: false,
    });
  });

  it('has one of the offered radii or none', () => {
    expect(placeFromAddress(() => '50').radius).toBe(50);
    for (const text of ['7', '-5', '1e9', 'NaN', '', undefined]) {
      expect(placeFromAddress(() => text).radius).toBeNull();
    }
  });

  it('is named by the first two parts of its address @S9-14', () => {
    expect(shortAddress('Strada Lungă 4, Brașov, județul Brașov, România')).toBe(
      'Strada Lungă 4, Brașov',
    );
  });
});

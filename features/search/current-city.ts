import { shortAddress, type SelectedCity } from '#lib/place.ts';
import { nearestPlace } from './api/nearest-place.ts';

const TIMEOUT_MS = 8_000;

/** Returns where the visitor is, to some 100 m, under the name of the nearest locality. Rejects when that cannot be known. */
export async function currentCity(): Promise<SelectedCity> {
  const { coords } = await position();
  const lat = rounded(coords.latitude);
  const lng = rounded(coords.longitude);
  const place = await nearestPlace(lat, lng);
  return { lat, lng, name: shortAddress(place.label) };
}

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: TIMEOUT_MS,
      maximumAge: 60_000,
    });
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

import { isApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { shortAddress, type SelectedCity } from '#lib/place/place.ts';

const timeoutMs = 8_000;
/** GeolocationPositionError.PERMISSION_DENIED; older Safari lacks that class. */
const permissionDenied = 1;

/** Returns a message if the visitor denies access or is abroad; throws for other failures. */
export async function currentCity(): Promise<SelectedCity | string> {
  try {
    const { coords } = await position();
    const lat = rounded(coords.latitude);
    const lng = rounded(coords.longitude);
    const { data: place } = await call('nearestPlace', {
      query: { latitude: lat, longitude: lng },
    });
    return { lat, lng, name: shortAddress(place.label) };
  } catch (error) {
    if (isApiError(error, 'not_found')) return 'Ești în afara României; alege un oraș.';
    if ((error as { code?: unknown } | null)?.code === permissionDenied)
      return 'Nu avem acces la poziția ta. Scrie o adresă sau un oraș.';
    throw error;
  }
}

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: timeoutMs,
      maximumAge: 60_000,
    });
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

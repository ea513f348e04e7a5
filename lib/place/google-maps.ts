import type { Libraries } from '@react-google-maps/api';

export const googleMapsTag = 'google-maps-key';

export function googleMapsKey(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name=${googleMapsTag}]`)?.content ?? null;
}

const libraries: Libraries = ['places'];

/** Shared by map and places, so that the script loads once. */
export function googleOptions(apiKey: string) {
  return { id: 'google-maps', googleMapsApiKey: apiKey, libraries, language: 'ro', region: 'RO' };
}

export function directionsUrl(place: { latitude: number; longitude: number }): string {
  const { latitude, longitude } = place;
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

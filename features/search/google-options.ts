import type { Libraries } from '@react-google-maps/api';

const libraries: Libraries = ['places'];

/** Shared by map and places, so that the script loads once. */
export function googleOptions(apiKey: string) {
  return { id: 'google-maps', googleMapsApiKey: apiKey, libraries, language: 'ro', region: 'RO' };
}

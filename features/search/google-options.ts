import type { Libraries } from '@react-google-maps/api';

const libraries: Libraries = ['places'];

/** How the script of Google's maps is loaded, alike for map and places: it comes once. */
export function googleOptions(apiKey: string) {
  return { id: 'google-maps', googleMapsApiKey: apiKey, libraries, language: 'ro', region: 'RO' };
}

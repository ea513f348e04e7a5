export const googleMapsTag = 'google-maps-key';

/** Returns the key for Google Maps and Places, or null if none is configured. */
export function googleMapsKey(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name=${googleMapsTag}]`)?.content ?? null;
}

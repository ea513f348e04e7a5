/** The name of the tag in which the pages carry the key, where there is one. */
export const googleMapsTag = 'google-maps-key';

/** Returns the key for Google's maps and places; null where there is none. */
export function googleMapsKey(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name=${googleMapsTag}]`)?.content ?? null;
}

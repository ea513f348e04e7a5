export const googleMapsTag = 'google-maps-key';

/** Null if not configured. */
export function googleMapsKey(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name=${googleMapsTag}]`)?.content ?? null;
}

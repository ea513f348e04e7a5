export const sourceRules = {
  pollSeconds: 300,
  /** Longest interval for a failing calendar. */
  maxPollSeconds: 3_600,
  /** Shortens intervals without a failure by up to this much, so that readings spread. */
  jitterSeconds: 30,
  /** A source whose last reading is older is read before a client gets slots or books. */
  rereadSeconds: 45,
  /** If the last reading failed or is older, a booking is pending. */
  freshSeconds: 60,
  /** After failures for this long, the page says that bookings are pending. */
  pageHours: 6,
  /** After failures for this long, the location gets a mail. */
  mailHours: 24,
};

/**
 * Returns the https URL (`webcal://…` becomes https), or null for unencrypted http, credentials, or
 * a host without a dot.
 */
export function calendarAddress(text: string): string | null {
  const url = URL.parse(text.trim().replace(/^webcals?:/i, 'https:'));
  const isValid = url?.protocol === 'https:' && !url.username && url.hostname.includes('.');
  return isValid ? url.href : null;
}

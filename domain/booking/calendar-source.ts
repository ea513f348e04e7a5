export const sourceRules = {
  pollSeconds: 300,
  /** Longest interval while a source fails. */
  maxPollSeconds: 3_600,
  /** Maximum random reduction of the interval after a success, to spread readings. */
  jitterSeconds: 30,
  /** A call that lists or books slots first reads a source if its last reading is older. */
  rereadSeconds: 45,
  /** If the last reading failed or is older, a new booking is pending. */
  freshSeconds: 60,
  /** After failures for this long, the location's page says that new bookings are pending. */
  pageHours: 6,
  /** After failures for this long, the location gets a mail. */
  mailHours: 24,
};

/**
 * Returns the https URL (`webcal://…` becomes https); null for another scheme, a user name or
 * password, or a host without a dot.
 */
export function calendarAddress(text: string): string | null {
  const url = URL.parse(text.trim().replace(/^webcals?:/i, 'https:'));
  const isValid =
    url?.protocol === 'https:' && !url.username && !url.password && url.hostname.includes('.');
  return isValid ? url.href : null;
}

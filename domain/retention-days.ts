/** Retention periods in days. The api deletes by them and the privacy page prints them. */
export const retentionDays = {
  endedSessions: 30,
  feedback: 365,
  measurements: 90,
  /** Counted from the last sign-in. */
  knownBrowser: 180,
} as const;

/** How many days what visitors leave behind is kept: the api deletes it then, and the privacy page says so. */
export const retentionDays = {
  endedSessions: 30,
  feedback: 365,
  measurements: 90,
  /** After the last sign-in. */
  knownBrowser: 180,
} as const;

export const retentionDays = {
  endedSessions: 30,
  feedback: 365,
  measurements: 90,
  requestKeys: 7,
  /** Challenges and rate limits. */
  attempts: 1,
  logs: 30,
  /** Counts from the sign-in. */
  session: 90,
  /** Counts from its last renewal. */
  refreshToken: 30,
  /** Reuse in this period, after 20 s of grace, ends the session. */
  usedRefreshTokens: 7,
  /** Counts from the last sign-in. */
  knownBrowser: 180,
} as const;

/** Months in which a moderation decision can be contested (Regulation (EU) 2022/2065, art. 20). */
export const contestMonths = 6;

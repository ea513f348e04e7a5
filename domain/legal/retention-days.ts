/** Retention periods in days. The api deletes by them and the privacy page prints them. */
export const retentionDays = {
  endedSessions: 30,
  feedback: 365,
  measurements: 90,
  /** Answers to repeated requests. */
  requestKeys: 7,
  /** Challenges and windows of limits. */
  attempts: 1,
  /** Server logs; the host of the product rotates them, not the api. */
  logs: 30,
  /** The session as a whole, and its refresh token. */
  session: 90,
  refreshToken: 30,
  /** Used refresh tokens: reuse within this period ends the session, because the token was stolen. */
  usedRefreshTokens: 7,
  /** Counted from the last sign-in. */
  knownBrowser: 180,
} as const;

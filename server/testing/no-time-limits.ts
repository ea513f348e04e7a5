/** Makes tests independent of the machine's load. */
export const noTimeLimits = {
  OVERLOAD_MS: '0',
  CALL_TIMEOUT_MS: '0',
  CALENDAR_WAIT_MS: '0',
  DATABASE_WAIT_MS: '0',
  STATEMENT_TIMEOUT_MS: '0',
};

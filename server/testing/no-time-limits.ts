/** So that tests do not depend on the load of the machine. */
export const noTimeLimits = {
  OVERLOAD_MS: '0',
  CALL_TIMEOUT_MS: '0',
  DATABASE_WAIT_MS: '0',
  STATEMENT_TIMEOUT_MS: '0',
};

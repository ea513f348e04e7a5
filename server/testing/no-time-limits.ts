/** Settings of an api whose tests do not depend on how busy the machine is. */
export const noTimeLimits = {
  OVERLOAD_MS: '0',
  CALL_TIMEOUT_MS: '0',
  DATABASE_WAIT_MS: '0',
  STATEMENT_TIMEOUT_MS: '0',
};

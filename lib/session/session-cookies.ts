/** Names of the session's cookies: with the prefix in production, without on plain http. */
export const accessCookieNames = ['__Host-at', 'at'];
export const refreshCookieNames = ['__Host-rt', 'rt'];
export const hintCookieName = 'auth_hint';

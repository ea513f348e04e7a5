export const xsrfCookie = 'XSRF-TOKEN';

export const xsrfHeader = 'X-XSRF-TOKEN';

/** `1.<access expiry in epoch seconds>`; does not prove a session. */
export const hintCookie = 'auth_hint';

/** HttpOnly: access token, refresh token, a guest's XSRF id, the client who last signed in here. */
export type SecretCookie = 'at' | 'rt' | 'anon' | 'known';

/** Adds a prefix that requires https and prevents sibling domains from setting the cookie. */
export const hostCookie = <Cookie extends SecretCookie>(cookie: Cookie) =>
  `__Host-${cookie}` as const;

/** Those without prefix are for plain http. */
export const accessCookieNames = [hostCookie('at'), 'at'];
export const refreshCookieNames = [hostCookie('rt'), 'rt'];

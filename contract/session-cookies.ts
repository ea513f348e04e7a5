/** Scripts copy it into a header: only our pages can read it. */
export const xsrfCookie = 'XSRF-TOKEN';

export const xsrfHeader = 'X-XSRF-TOKEN';

/** Hint of a session, `1.<access expiry in epoch seconds>`; never a proof. */
export const hintCookie = 'auth_hint';

/** HttpOnly: access, refresh, a guest's XSRF id, the client who last signed in here. */
export type SecretCookie = 'at' | 'rt' | 'anon' | 'known';

/** Over https the prefix prevents sibling domains from setting it. */
export const hostCookie = <Cookie extends SecretCookie>(cookie: Cookie) =>
  `__Host-${cookie}` as const;

/** With and without the prefix, which plain http does not allow. */
export const accessCookieNames = [hostCookie('at'), 'at'];
export const refreshCookieNames = [hostCookie('rt'), 'rt'];

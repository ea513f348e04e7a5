/** Cookie that scripts copy into a header: only our pages can read it. */
export const xsrfCookie = 'XSRF-TOKEN';

/** The header that repeats it. */
export const xsrfHeader = 'X-XSRF-TOKEN';

/** Hint of a session, `1.<access expiry in seconds>`; never a proof. */
export const hintCookie = 'auth_hint';

/** Cookies that scripts cannot read: access, refresh, a guest's session, and the clients known to this browser. */
export type SecretCookie = 'at' | 'rt' | 'anon' | 'known';

/** Name of a cookie over https; the prefix prevents sibling domains from setting it. */
export const hostCookie = <Cookie extends SecretCookie>(cookie: Cookie) =>
  `__Host-${cookie}` as const;

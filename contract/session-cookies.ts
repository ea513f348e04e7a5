/** The cookie that scripts send back in a header: who can read it is a page of ours. */
export const xsrfCookie = 'XSRF-TOKEN';

/** The header that repeats it. */
export const xsrfHeader = 'X-XSRF-TOKEN';

/** The cookie that says that somebody may be signed in, `1.<access expiry in seconds>`; never a proof. */
export const hintCookie = 'auth_hint';

/** Cookies that scripts cannot read: access, refresh, a guest's session, and who has signed in with this browser. */
export type SecretCookie = 'at' | 'rt' | 'anon' | 'known';

/** The name of such a cookie over https, where no sibling domain can plant it. */
export const hostCookie = (cookie: SecretCookie): string => `__Host-${cookie}`;

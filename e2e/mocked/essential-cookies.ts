/** As the privacy policy lists them. */
export const essentialCookies = ['anon', 'XSRF-TOKEN', 'selectedCity', 'radius'];

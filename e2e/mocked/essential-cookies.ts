export const essentialCookies = ['anon', 'XSRF-TOKEN', 'selectedCity', 'radius'];

/** The URL parameters of a search, in canonical order. */
export const searchParams = [
  ...['search', 'place', 'lat', 'lng', 'radius', 'date', 'after', 'before', 'open_now'],
  ...['categories[]', 'categories', 'payment_methods[]', 'payment_methods', 'sort', 'page'],
];

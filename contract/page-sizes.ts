/** Apart from values.ts: few pages need them. */
export const pageSizes = {
  locations: 20,
  suggestions: 3,
  cityLocations: 18,
  reviews: 10,
  bookings: 10,
  most: 50,
  cards: 50,
};

/** Default and maximum page sizes, and the maximum number of cards requested by id. */
export const pageSizes = {
  locations: 20,
  suggestions: 3,
  cityLocations: 18,
  reviews: 10,
  bookings: 10,
  most: 50,
  cards: 50,
};

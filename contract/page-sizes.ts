/** Entries of a page where the query does not say, and the most that it may say. */
export const pageSizes = {
  locations: 20,
  suggestions: 3,
  cityLocations: 24,
  reviews: 10,
  bookings: 10,
  most: 50,
};

/** Entries of a page where the query does not say, the most that it may say, and the most cards that are named by their ids. */
export const pageSizes = {
  locations: 20,
  suggestions: 3,
  cityLocations: 24,
  reviews: 10,
  bookings: 10,
  most: 50,
  cards: 50,
};

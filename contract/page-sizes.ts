/** Entries of a page where the query does not say, and the most that it may say. */
export const pageSizes = { locations: 20, cityLocations: 24, reviews: 10, bookings: 10, most: 50 };

/** How many calls of the api make one file of the sitemap: of 2,000 locations, or of 200 cities and the trades in them, each. */
export const sitemapFileCalls = 25;

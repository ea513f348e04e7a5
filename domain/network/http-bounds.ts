/** Bounds of a request at the web's entry and at the api, in ms and bytes. */
export const httpBounds = {
  body: 100 * 1024,
  headers: 16 * 1024,
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  requestsPerConnection: 1_000,
};

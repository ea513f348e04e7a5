import { avatarUpload } from '#contract/account-values.ts';
import { httpBounds } from '#domain/network/request.ts';

/** Times in ms, sizes in bytes. LIMIT_FACTOR multiplies those per remote address. */
export const limits = {
  /** For each queue of turns. `maxTurnMs` allows all reads of a page to time out in sequence. */
  pages: { maxWaiting: 100, maxTurnMs: 15_000 },
  pagesOfAddress: { atOncePerAddress: 1, maxWaitingPerAddress: 8 },
  /** A slow client may read a sitemap for longer than a page renders. */
  sitemaps: { atOnce: 2, maxTurnMs: 60_000 },
  /**
   * Per remote address. `strays` are cacheable pages with a status other than 200; beyond their
   * limit, cacheable pages come only from the cache.
   */
  perMinute: { calls: 3_000, sitemaps: 30, strays: 60 },
  /**
   * WARM_PAGES stops at `warmBytes`. `secondaryBytes` are for redirects, missing pages, route trees
   * and searches. An outdated page is served for `retryAfter` after a failed rendering.
   */
  cachedPages: {
    bytes: 48 * 2 ** 20,
    warmBytes: 12 * 2 ** 20,
    secondaryBytes: 16 * 2 ** 20,
    retryAfter: 10_000,
  },
  /** Long enough for the first response about changes, which invalidates all pages. */
  warmAfterMs: 2_000,
  callsAtOnce: 512,
  /** Uploads count in `callsAtOnce` too; slow ones must not fill it. */
  uploadsAtOnce: 32,
  /** Concurrent calls per remote address; uploads are separate. */
  callsOfAddress: { all: 64, uploads: 2 },
  uploadRate: { bytes: 40_000, interval: 10_000 },
  body: httpBounds.body,
  bodyTimeoutMs: 15_000,
  connections: {
    headersTimeout: httpBounds.headersTimeout,
    requestTimeout: avatarUpload.timeoutMs,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: httpBounds.keepAliveTimeout,
    maxHeaderSize: httpBounds.headers,
  },
  requestsPerConnection: httpBounds.requestsPerConnection,
};

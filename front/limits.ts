import { avatarUpload } from '#contract/account-values.ts';
import { httpBounds } from '#domain/network/request.ts';

/**
 * Fixed limits on incoming requests, counted in memory; times in ms, sizes in bytes. An operator may change
 * PAGES_AT_ONCE, PAGE_WAIT_MS and PAGES_PER_MINUTE. LIMIT_FACTOR multiplies the limits per address.
 */
export const limits = {
  /**
   * `maxWaiting`: pages that wait for a turn. `maxTurnMs`: maximum duration of a turn and its rendering, enough
   * for all reads of a page to time out one after another. Cacheable pages and pages per request have separate
   * turns; cached pages need none.
   */
  pages: { maxWaiting: 100, maxTurnMs: 15_000 },
  /** Per address: pages rendered concurrently and pages waiting for a turn. */
  pagesOfAddress: { atOncePerAddress: 1, maxWaitingPerAddress: 8 },
  sitemapsAtOnce: 2,
  /**
   * Per address and minute: calls (beyond the limit, the connection closes), sitemap files, and strays (wrong
   * slugs and unknown URLs; beyond the limit, the address gets only cached pages).
   */
  perMinute: { calls: 3_000, sitemaps: 30, strays: 60 },
  /**
   * `bytes`: of cached pages. `warmBytes`: of those rendered after the start. `secondaryBytes`: of redirects,
   * missing pages, trees and searches. `retryAfter`: ms until a failed rendering is retried.
   */
  cachedPages: {
    bytes: 48 * 2 ** 20,
    warmBytes: 12 * 2 ** 20,
    secondaryBytes: 16 * 2 ** 20,
    retryAfter: 10_000,
  },
  /** Wait before pages are rendered ahead of visitors: the first response about changes outdates earlier pages. */
  warmAfterMs: 2_000,
  /** Concurrent calls to the api. */
  callsAtOnce: 512,
  /** Part of `callsAtOnce`; each may hold its body until the upload timeout. */
  uploadsAtOnce: 32,
  /** Concurrent calls per address; uploads have their own limit. */
  callsOfAddress: { all: 64, uploads: 2 },
  /** Minimum bytes of an upload per interval (ms): 4 kB/s, half of a dial-up line. */
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

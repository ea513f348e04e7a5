import { avatarUpload } from '#contract/account-values.ts';
import { apiAddress, readSettings, type Source } from '#settings/read-settings.ts';

/** Fixed limits on incoming requests; times in ms, sizes in bytes. */
export const limits = {
  /** Queue length and maximum duration of a turn to render a page. */
  pages: { maxWaiting: 100, longest: 15_000 },
  /** Per address: pages rendered concurrently and pages waiting for a turn. */
  pagesOfAddress: { atOncePerAddress: 1, maxWaitingPerAddress: 8 },
  sitemapsAtOnce: 2,
  /** Per address and minute: calls, sitemap files, and strays (wrong slugs and unknown URLs). */
  perMinute: { calls: 3_000, sitemaps: 30, strays: 60 },
  /** Maximum number of paths remembered as cached by Next. */
  cachedPaths: 2_000,
  /** Concurrent calls to the api. */
  callsAtOnce: 512,
  /** Part of `callsAtOnce`; each may hold its body until the upload timeout. */
  uploadsAtOnce: 32,
  /** Concurrent calls per address; uploads have their own limit. */
  callsOfAddress: { all: 64, uploads: 2 },
  /** Minimum bytes of an upload per interval (ms): 4 kB/s, half of a dial-up line. */
  uploadRate: { bytes: 40_000, interval: 10_000 },
  body: 100 * 1024,
  /** Timeout of a request body; uploads have their own. */
  bodyPatience: 15_000,
  connections: {
    headersTimeout: 10_000,
    requestTimeout: avatarUpload.patience,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16 * 1024,
  },
  requestsPerConnection: 1_000,
};

export type FrontSettings = {
  isProduction: boolean;
  apiUrl: URL;
  port: number;
  host: string;
  trustedProxies: string[];
  /** Milliseconds without data from the api before a call times out. */
  apiTimeout: number;
  /** Milliseconds that running requests get on shutdown. */
  drainTimeout: number;
  /** Pages rendered concurrently, separately for cacheable pages and for pages rendered per request. */
  pagesAtOnce: number;
  /** Maximum wait of a page for its turn, in ms. */
  pageWait: number;
  /** Per address: pages rendered concurrently and pages waiting for a turn. */
  pagesOfAddress: { atOncePerAddress: number; maxWaitingPerAddress: number };
  /** Concurrent calls per address, uploads separately. */
  callsOfAddress: { all: number; uploads: number };
  /** Per address and minute: calls, pages (with sitemaps), sitemaps, and strays (wrong slugs and unknown URLs). */
  perMinute: { calls: number; pages: number; sitemaps: number; strays: number };
};

/** Reads the settings of the web's server from environment variables. Throws one WrongSettings that lists every problem. */
export function readFrontSettings(env: Source): FrontSettings {
  const data = readSettings('web', env);
  const factor = data.LIMIT_FACTOR;
  return {
    isProduction: data.APP_MODE === 'production',
    apiUrl: new URL(apiAddress(data)),
    port: data.WEB_PORT,
    host: data.WEB_HOST,
    trustedProxies: data.TRUSTED_PROXIES,
    apiTimeout: data.API_TIMEOUT * 1000,
    drainTimeout: data.DRAIN_TIMEOUT * 1000,
    pagesAtOnce: data.PAGES_AT_ONCE,
    pageWait: data.PAGE_WAIT_MS,
    pagesOfAddress: {
      atOncePerAddress: limits.pagesOfAddress.atOncePerAddress * factor,
      maxWaitingPerAddress: limits.pagesOfAddress.maxWaitingPerAddress * factor,
    },
    callsOfAddress: {
      all: limits.callsOfAddress.all * factor,
      uploads: limits.callsOfAddress.uploads * factor,
    },
    perMinute: {
      calls: limits.perMinute.calls * factor,
      pages: data.PAGES_PER_MINUTE * factor,
      sitemaps: limits.perMinute.sitemaps * factor,
      strays: limits.perMinute.strays * factor,
    },
  };
}

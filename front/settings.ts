import { apiAddress, readSettings, type Source } from '#settings/read-settings.ts';
import { limits } from './limits.ts';

export type FrontSettings = {
  isProduction: boolean;
  processes: number;
  commit: string | null;
  logsRequests: boolean;
  apiUrl: URL;
  port: number;
  host: string;
  trustedProxies: string[];
  /** Maximum silence of the api during a call, in ms. */
  apiTimeout: number;
  drainTimeout: number;
  isPageCacheOn: boolean;
  warmsPages: boolean;
  /** Cacheable pages rendered concurrently, and as many others. */
  pagesAtOnce: number;
  /** Maximum wait for a turn, in ms. */
  pageWait: number;
  pagesOfAddress: { atOncePerAddress: number; maxWaitingPerAddress: number };
  callsOfAddress: { all: number; uploads: number };
  /** Per address. `pages` includes sitemaps; `strays` are wrong slugs and unknown URLs. */
  perMinute: { calls: number; pages: number; sitemaps: number; strays: number };
};

export function readFrontSettings(env: Source): FrontSettings {
  const data = readSettings('web', env);
  const factor = data.LIMIT_FACTOR;
  const isProduction = data.APP_MODE === 'production';
  return {
    isProduction,
    processes: data.WEB_PROCESSES,
    commit: data.GIT_COMMIT ?? null,
    logsRequests: ['info', 'debug'].includes(data.LOG_LEVEL),
    apiUrl: new URL(apiAddress(data)),
    port: data.WEB_PORT,
    host: data.WEB_HOST,
    trustedProxies: data.TRUSTED_PROXIES,
    apiTimeout: data.API_TIMEOUT * 1000,
    drainTimeout: data.DRAIN_TIMEOUT * 1000,
    isPageCacheOn: data.PAGE_CACHE === 'on',
    warmsPages:
      data.PAGE_CACHE === 'on' && (data.WARM_PAGES ?? (isProduction ? 'on' : 'off')) === 'on',
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

import { apiAddress, readSettings, type Source } from '#settings/read-settings.ts';
import { limits } from './limits.ts';

export type FrontSettings = ReturnType<typeof readFrontSettings>;

export function readFrontSettings(env: Source) {
  const data = readSettings('web', env);
  const factor = data.LIMIT_FACTOR;
  const isProduction = data.APP_MODE === 'production';
  return {
    isProduction,
    processes: data.WEB_PROCESSES,
    commit: data.GIT_COMMIT ?? null,
    logsRequests: ['info', 'debug'].includes(data.LOG_LEVEL),
    apiUrl: apiAddress(data),
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
    pagesOfAddress: scaled(limits.pagesOfAddress, factor),
    callsOfAddress: scaled(limits.callsOfAddress, factor),
    perMinute: scaled({ ...limits.perMinute, pages: data.PAGES_PER_MINUTE }, factor),
  };
}

function scaled<Name extends string>(bounds: Record<Name, number>, factor: number) {
  const entries = Object.entries<number>(bounds).map(([name, bound]) => [name, bound * factor]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

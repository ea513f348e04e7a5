import { apiAddress, readSettings, type Source } from '#settings/read-settings.ts';
import { limits } from './limits.ts';

export type FrontSettings = ReturnType<typeof readFrontSettings>;

export function readFrontSettings(env: Source) {
  const values = readSettings('web', env);
  const { LIMIT_FACTOR: factor, PAGES_PER_MINUTE: pages } = values;
  const isProduction = values.APP_MODE === 'production';
  const isPageCacheOn = values.PAGE_CACHE === 'on';
  const { WARM_PAGES: warming = isProduction ? 'on' : 'off' } = values;
  return {
    ...values,
    isProduction,
    apiUrl: apiAddress(values),
    isPageCacheOn,
    warmsPages: isPageCacheOn && warming === 'on',
    pagesOfAddress: scaled(limits.pagesOfAddress, factor),
    callsOfAddress: scaled(limits.callsOfAddress, factor),
    perMinute: scaled({ ...limits.perMinute, pages }, factor),
  };
}

function scaled<Name extends string>(bounds: Record<Name, number>, factor: number) {
  const entries = Object.entries<number>(bounds).map(([name, bound]) => [name, bound * factor]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

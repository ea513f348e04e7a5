import { join } from 'node:path';
import { apiAddress, originOf } from '#settings/read-settings.ts';
import { buildWeb } from './build.ts';
import { fillCatalogue, migrateDatabase, requireFreeFolder } from './catalogue.ts';
import { requireFreePort } from './ports.ts';
import { Service } from './service.ts';
import type { ProductSettings } from './settings.ts';

const root = join(import.meta.dirname, '../..');

export type Product = {
  webUrl: string;
  apiUrl: string;
  stop: () => Promise<void>;
};

type StartOptions = {
  say?: (line: string) => void;
  seedFlags?: string[];
  signal?: AbortSignal;
};

export async function startProduct(
  settings: ProductSettings,
  { say = () => {}, seedFlags = [], signal }: StartOptions = {},
): Promise<Product> {
  const ownApi = settings.API_URL === undefined;
  await requireFreePort(settings.WEB_PORT, 'npm start -- --port', settings.WEB_HOST);
  if (ownApi)
    await requireFreePort(settings.API_PORT, 'npm start -- --api-port', settings.API_HOST);
  if (ownApi && !settings.DATABASE_URL) await requireFreeFolder(settings.DATA_DIR);

  const env = productEnv(settings);
  const api = apiService(settings, env);
  const web = webService(settings, env);
  const starting = new AbortController();
  const stop = async () => {
    starting.abort();
    await Promise.all([web.stop(), api.stop()]);
  };
  const prepareData = async () => {
    if (!ownApi) return;
    const options = { env, signal: starting.signal };
    if (settings.APP_MODE === 'demo') await fillCatalogue(settings, options, seedFlags);
    else if (settings.MIGRATE === 'on') await migrateDatabase(options);
  };
  const build = async () => {
    const options = { say, signal: starting.signal };
    if (!settings.dev && (await buildWeb(root, env, options))) say('The web is built.');
  };
  signal?.addEventListener('abort', () => void stop());
  try {
    await Promise.all([prepareData(), build()]);
    signal?.throwIfAborted();
    await Promise.all([ownApi && api.start(), web.start()]);
    signal?.throwIfAborted();
  } catch (error) {
    await stop();
    throw error;
  }
  return { webUrl: env.APP_URL, apiUrl: env.API_URL, stop };
}

function productEnv(settings: ProductSettings): NodeJS.ProcessEnv & Addresses {
  const { env } = settings;
  return {
    ...env,
    APP_URL: env.APP_URL || `http://localhost:${settings.WEB_PORT}`,
    API_URL: apiAddress(settings),
    API_PORT: String(settings.API_PORT),
    WEB_PORT: String(settings.WEB_PORT),
    DATA_DIR: settings.DATA_DIR,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

type Addresses = { APP_URL: string; API_URL: string };

// With the defaults of Node and glibc the web needs 200 MB more, and the api with PGlite 300 MB.
const lean = ['--max-semi-space-size=8', '--heap-growing-percent=50'];
const leanEnv = { MALLOC_ARENA_MAX: '2' };

const preload = ['--import', new URL('end-with-parent.ts', import.meta.url).href];

function apiService(settings: ProductSettings, env: NodeJS.ProcessEnv & Addresses): Service {
  return new Service({
    name: 'api',
    args: settings.dev ? ['--watch', 'server/main.ts'] : [...lean, ...preload, 'server/main.ts'],
    env: { ...leanEnv, ...env },
    readyUrl: `${env.API_URL}/readyz`,
    readyTimeout: 60_000,
  });
}

function webService(settings: ProductSettings, env: NodeJS.ProcessEnv): Service {
  return new Service({
    name: 'web',
    args: [...lean, ...preload, 'front/main.ts', ...(settings.dev ? ['--dev'] : [])],
    env: { ...leanEnv, ...env, NODE_ENV: settings.dev ? 'development' : 'production' },
    readyUrl: `${originOf(settings.WEB_HOST, settings.WEB_PORT)}/robots.txt`,
    readyTimeout: 60_000,
  });
}

import { resolve } from 'node:path';
import { originOf, readSettings, WrongSettings, type Settings } from '#settings/read-settings.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { parseFlags } from './run-main.ts';

export type ProductSettings = {
  dev: boolean;
  webHost: string;
  webPort: number;
  apiHost: string;
  apiPort: number;
  webOrigin: string;
  apiOrigin: string;
  /** `own`, or the URL of a running api: then only the web starts. */
  api: 'own' | URL;
  dataDir: string;
  databaseUrl: string | undefined;
  migrates: boolean;
  appMode: 'demo' | 'production';
  env: NodeJS.ProcessEnv;
};

const usage = 'npm start -- [--port 3000] [--api-port 4000] [--data .data]';
const options = {
  dev: { type: 'boolean' },
  port: { type: 'string' },
  'api-port': { type: 'string' },
  data: { type: 'string' },
} as const;

/** Flags override environment variables. Throws an OperatorError. */
export function readProductSettings(args: string[], env: NodeJS.ProcessEnv): ProductSettings {
  const flags = parseFlags({ args, options }, usage).values;
  const all = {
    ...env,
    ...(flags.port && { WEB_PORT: flags.port }),
    ...(flags['api-port'] && { API_PORT: flags['api-port'] }),
    ...(flags.data && { DATA_DIR: flags.data }),
  };
  const values = readValues(all);
  return {
    dev: flags.dev ?? false,
    webHost: values.WEB_HOST,
    webPort: values.WEB_PORT,
    apiHost: values.API_HOST,
    apiPort: values.API_PORT,
    webOrigin: originOf(values.WEB_HOST, values.WEB_PORT),
    apiOrigin: originOf(values.API_HOST, values.API_PORT),
    api: values.API_URL ? new URL(values.API_URL) : 'own',
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    migrates: values.MIGRATE === 'on',
    appMode: values.APP_MODE,
    env,
  };
}

function readValues(source: NodeJS.ProcessEnv): Settings<'start'> {
  try {
    return readSettings('start', source);
  } catch (error) {
    if (error instanceof WrongSettings) throw new OperatorError(`${error.message}\n${usage}`);
    throw error;
  }
}

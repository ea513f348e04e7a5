import { resolve } from 'node:path';
import { readSettings, WrongSettings, type Settings } from '#settings/read-settings.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { parseFlags } from './run-main.ts';

export type ProductSettings = ReturnType<typeof readProductSettings>;

const usage = 'npm start -- [--port 3000] [--api-port 4000] [--data .data]';
const options = {
  dev: { type: 'boolean' },
  port: { type: 'string' },
  'api-port': { type: 'string' },
  data: { type: 'string' },
} as const;

/** Flags override environment variables. */
export function readProductSettings(args: string[], env: NodeJS.ProcessEnv) {
  const flags = parseFlags({ args, options }, usage).values;
  const values = readValues({
    ...env,
    ...(flags.port && { WEB_PORT: flags.port }),
    ...(flags['api-port'] && { API_PORT: flags['api-port'] }),
    ...(flags.data && { DATA_DIR: flags.data }),
  });
  return { ...values, DATA_DIR: resolve(values.DATA_DIR), dev: flags.dev ?? false, env };
}

function readValues(source: NodeJS.ProcessEnv): Settings<'start'> {
  try {
    return readSettings('start', source);
  } catch (error) {
    if (error instanceof WrongSettings) throw new OperatorError(`${error.message}\n${usage}`);
    throw error;
  }
}

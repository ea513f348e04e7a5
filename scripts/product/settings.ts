import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { Problem } from './problem.ts';

export type ProductSettings = {
  dev: boolean;
  webPort: number;
  apiPort: number;
  /** 'own' starts our api; an address means that the web talks to the api there, and nothing else starts. */
  api: 'own' | URL;
  dataDir: string;
  databaseUrl: string | undefined;
  appMode: 'demo' | 'production';
  env: NodeJS.ProcessEnv;
};

const usage = 'npm start -- [--port 3000] [--api-port 4000] [--data .data]';
const port = z.coerce.number().int().min(1).max(65_535);

const schema = z.object({
  WEB_PORT: port.default(3000),
  API_PORT: port.default(4000),
  API_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().optional(),
  APP_MODE: z.enum(['demo', 'production']).default('demo'),
});

/** From flags, then environment variables, then defaults. Throws a Problem that lists what is wrong. */
export function readProductSettings(args: string[], env: NodeJS.ProcessEnv): ProductSettings {
  const flags = readFlags(args);
  const all = {
    ...env,
    ...(flags.port && { WEB_PORT: flags.port }),
    ...(flags['api-port'] && { API_PORT: flags['api-port'] }),
    ...(flags.data && { DATA_DIR: flags.data }),
  };
  const filled = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(filled);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Problem(`These settings are wrong:\n${lines.join('\n')}\n${usage}`);
  }
  const values = parsed.data;
  return {
    dev: flags.dev ?? false,
    webPort: values.WEB_PORT,
    apiPort: values.API_PORT,
    api: values.API_URL ? new URL(values.API_URL) : 'own',
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    appMode: values.APP_MODE,
    env,
  };
}

function readFlags(args: string[]) {
  const options = {
    dev: { type: 'boolean' },
    port: { type: 'string' },
    'api-port': { type: 'string' },
    data: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n${usage}`);
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import * as type from './setting.ts';
import { api, readBy, web, webAndApi } from './setting.ts';

const apiAddress = readBy('web', 'api', 'start', 'operator');
const mode = readBy('web', 'api', 'database', 'start');

const demoKey = {
  demo: 'demo-key-that-production-refuses',
  shown: 'a demo key',
  isSecret: true,
  isKey: true,
  production: { needs: 'required', by: ['api'] },
} as const;

/** `npm run package` and `deploy/Containerfile` write the file. */
function commitOfPackage(): string | undefined {
  return existsSync('commit') ? readFileSync('commit', 'utf8').trim() || undefined : undefined;
}

export const running = {
  WEB_PORT: readBy('web', 'start')(type.port.min(1).default(3000), 'port of the web', {
    flag: '--port',
  }),
  API_PORT: apiAddress(type.port.default(4000), 'port of the api', { flag: '--api-port' }),
  WEB_PROCESSES: web(
    type.processes,
    'processes that share the work of the web; in production as many as cores',
    { demo: '1' },
  ),
  API_PROCESSES: readBy('api', 'start')(
    type.processes,
    'processes that share the work of the api; in production as many as cores',
    { demo: '1' },
  ),
  DATA_DIR: readBy('api', 'database', 'start')(
    type.text.default('.data'),
    'folder of the embedded database, for one process at a time',
    { flag: '--data' },
  ),
  DATABASE_URL: readBy('api', 'database', 'start')(
    type.database.optional(),
    'a PostgreSQL server (15 or newer) instead of the embedded database',
    {
      production: { needs: 'required', by: ['api', 'database'] },
      neededBy: 'API_PROCESSES>1',
      isSecret: true,
    },
  ),
  DATABASE_MIGRATION_URL: readBy('api', 'database')(
    type.database.optional(),
    'connection for migrations, if they need another role or must not go through a pooler',
    { shown: '`DATABASE_URL`', isSecret: true },
  ),
  DATABASE_READ_URL: api(
    type.database.optional(),
    'a streaming replica of `DATABASE_URL`, reached without a pooler: guests read lists from it',
    { isSecret: true },
  ),
  DATABASE_POOL: api(type.count.optional(), 'connections of each process of the api', {
    shown: '80 / `API_PROCESSES`, at most 20',
  }),
  DATABASE_PREPARE: api(
    z.enum(['on', 'off']).default('on'),
    '`off`: no prepared statements, for poolers that do not support them; the api detects most of these',
  ),
  JOBS: api(
    z.enum(['on', 'off']).default('on'),
    '`off`: the api does no background work; run `npm run worker` instead',
  ),
  MIGRATE: readBy('api', 'start')(
    z.enum(['on', 'off']).default('on'),
    '`off`: the api runs no migrations, and refuses to start until `npm run migrate` has run all its migrations',
  ),
  API_URL: readBy('web', 'start', 'operator')(
    type.address.optional(),
    'another api for the web; ours is then not started',
    { shown: 'our api' },
  ),
  APP_URL: readBy('web', 'api', 'operator')(
    type.address.default('http://localhost:3000'),
    'public URL of the site',
    { production: { needs: 'https', by: ['web', 'api'] } },
  ),
  APP_MODE: mode(
    z.enum(['demo', 'production']).default('demo'),
    '`production` refuses to start if a setting violates the column "production"',
  ),
  APP_KEY: api(type.key, 'secret of sessions and links', demoKey),
  APP_KEY_PREVIOUS: api(type.key.optional(), 'another `APP_KEY`, accepted during rotation', {
    isSecret: true,
  }),
  REFRESH_KEY: api(type.key, 'secret of the tokens that renew a session', demoKey),
  REFRESH_KEY_PREVIOUS: api(
    type.key.optional(),
    'another `REFRESH_KEY`, accepted during rotation',
    { isSecret: true },
  ),
  OTP_KEY: api(type.key, 'secret from which the codes of SMS and mails are derived', demoKey),
  OPERATOR_TOKEN: readBy('api', 'operator')(
    z.string().min(32).max(200).optional(),
    "the operator's key, at least 32 characters, for `npm run booking` and `npm run review`",
    { isSecret: true, isKey: true },
  ),
  WEB_HOST: readBy('web', 'start')(
    type.text.default('127.0.0.1'),
    'interface that the web listens on',
  ),
  API_HOST: apiAddress(
    type.text.default('127.0.0.1'),
    'interface that the api listens on; if not loopback, `API_TRUSTED_PROXIES` must name the address of the web',
  ),
  TRUSTED_PROXIES: web(
    type.networks.default([]),
    'addresses or networks of reverse proxies whose `X-Forwarded-*` headers the web trusts',
  ),
  API_TRUSTED_PROXIES: api(
    type.networks.default(['127.0.0.1', '::1']),
    'addresses of the web, whose `X-Forwarded-For` the api trusts',
  ),
  METRICS_PORT: api(
    type.port.min(1).optional(),
    'serves `/metrics` for Prometheus on this port of `API_HOST`; not for visitors',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: api(
    type.address.optional(),
    'OpenTelemetry collector that receives the traces of calls and their SQL statements',
  ),
  LOG_LEVEL: webAndApi(
    z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
    '`silent`, `error`, `warn`, `info` or `debug`',
  ),
  API_DOCS: api(
    z.enum(['on', 'off']).optional(),
    "`on` or `off`: publishes the api's reference at `/api/docs`",
    { shown: '`on` in the demo' },
  ),
  GIT_COMMIT: webAndApi(
    z
      .string()
      .max(64)
      .optional()
      .transform((commit) => commit ?? commitOfPackage()),
    'the running version, shown by `/version`',
    { shown: "the package's" },
  ),
  DEPLOYMENT_ID: readBy('build')(type.text.optional(), 'id of the build', {
    shown: 'the commit',
  }),
  CHROMIUM_PATH: readBy('tests')(type.text.optional(), 'browser for the tests', {
    shown: 'searched for',
  }),
};

import { z } from 'zod';
import * as type from './setting.ts';
import { api, web, webAndApi } from './setting.ts';

export const bounds = {
  PAGES_AT_ONCE: web(
    type.count.default(3),
    'cacheable pages rendered concurrently; as many other pages may render beside them; the rest wait for a turn',
  ),
  PAGE_WAIT_MS: web(type.count.default(800), 'maximum wait of a page for its turn in ms, then 503'),
  PAGE_CACHE: web(
    z.enum(['on', 'off']).default('on'),
    '`off` renders each page for each request, for tests that change the data',
    { production: { needs: 'on', by: ['web'] } },
  ),
  WARM_PAGES: web(
    z.enum(['on', 'off']).optional(),
    '`on` renders home, cities, categories and their first locations into the page cache after the start, while no visitor waits',
    { shown: '`on` in production and with `npm start`' },
  ),
  PAGES_PER_MINUTE: web(
    type.count.default(1_200),
    'page requests per remote address and minute, then 429',
  ),
  LIMIT_FACTOR: webAndApi(
    z.coerce.number().min(1).default(1),
    'multiplies the limits per client and remote address, for tests and benchmarks',
    { production: { needs: '1', by: ['web', 'api'] } },
  ),
  API_TIMEOUT: web(type.seconds.default(10), 'seconds until the web gives up on a silent api'),
  API_READ_TIMEOUT_MS: web(
    type.count.default(3_000),
    "timeout of the web's own reads of the api in ms",
  ),
  DRAIN_TIMEOUT: web(
    type.seconds.max(10).default(8),
    'seconds for running requests when the web stops, at most 10 (the process is killed after 12)',
  ),
  OVERLOAD_MS: api(
    type.milliseconds.default(2_000),
    'event loop delay in ms from which the api responds 503; 0: never',
  ),
  CALL_TIMEOUT_MS: api(
    type.milliseconds.default(8_000),
    'maximum duration of a call in ms, shorter than `API_TIMEOUT`, then 503; 0: none. Uploads have their own',
  ),
  CALENDAR_WAIT_MS: api(
    type.milliseconds.default(3_000),
    'maximum wait of a booking for calendar sources in ms; a request for slots waits half as long; 0: no maximum',
  ),
  DATABASE_WAIT_MS: api(
    type.milliseconds.default(2_000),
    'maximum wait for a connection or a lock in ms, then 503; 0: none',
  ),
  STATEMENT_TIMEOUT_MS: api(
    type.milliseconds.default(3_000),
    'maximum duration of a statement on PostgreSQL in ms, then 503; if the server stays silent for half a second more, the connection is closed; 0: no maximum',
  ),
};

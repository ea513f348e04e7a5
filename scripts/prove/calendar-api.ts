import { readFileSync } from 'node:fs';
import {
  createFetch,
  createResolve,
  isPublic,
} from '#server/booking/calendar-sources/fetch-calendar.ts';
import { readEnv } from '#server/deps.ts';
import { start } from '#server/start.ts';

// An api that treats 127.0.0.1 as public. Arguments: NAME_SERVER CERTIFICATE
const [nameServer = '', certificate = ''] = process.argv.slice(2);
const fetchCalendar = createFetch({
  resolve: createResolve({ servers: [nameServer] }),
  isAllowed: (address) => address === '127.0.0.1' || isPublic(address),
  ca: readFileSync(certificate, 'utf8'),
});
await start(readEnv(process.env), { fetchCalendar });

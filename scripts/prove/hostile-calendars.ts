import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { fileOf } from '#server/testing/calendar-shapes.ts';
import { makeCertificate } from '#server/testing/certificate.ts';
import { startNameServer } from '#server/testing/name-server.ts';

const domain = 'calendar.test';
const counted = (length: number) => Array.from({ length }, (_, n) => n).join(',');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const rule = (text: string) =>
  fileOf(...event('DTSTART:20261001T080000Z', 'DURATION:PT1S', `RRULE:FREQ=${text}`));
const small = fileOf(...event('DTSTART:20261012T100000Z', 'DURATION:PT1H'));
const smallEvent = [...event('DTSTART:20261012T100000Z'), ''].join('\r\n');

const texts: Record<string, string> = {
  ordinary: small,
  'every-second': rule('SECONDLY'),
  'never-met': rule('SECONDLY;BYMONTH=2;BYMONTHDAY=30'),
  'every-part': rule(
    `YEARLY;BYHOUR=${counted(24)};BYMINUTE=${counted(60)};BYSECOND=${counted(60)}`,
  ),
  'long-ago': fileOf(...event('DTSTART:00010101T000000Z', 'RRULE:FREQ=MINUTELY')),
  nested: 'BEGIN:VCALENDAR\r\n'.repeat(100_000),
  'many-events': fileOf().replace('END', () => `${smallEvent.repeat(30_000)}END`),
  'many-dates': fileOf(
    ...event(
      'DTSTART:20261001T080000Z',
      `RDATE:${'20261012T100000Z,'.repeat(60_000)}20261012T100000Z`,
    ),
  ),
  'one-line': `${small}${'\r\n x'.repeat(400_000)}`,
};

const redirects: Record<string, (port: number) => string> = {
  'to-literal': (port) => `https://127.0.0.2:${port}/`,
  'to-mapped': (port) => `https://[::ffff:127.0.0.2]:${port}/`,
  'to-name': (port) => `https://private.${domain}:${port}/`,
  'to-http': (port) => `http://127.0.0.1:${port}/`,
  'to-itself': () => '/',
};

const bomb = gzipSync(Buffer.alloc(100_000_000));
const bodies: Record<string, RequestListener> = {
  bomb: (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  large: (_, response) => response.end(Buffer.alloc(10_000_000, 'a')),
  endless: (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(60_000, 'a')));
    };
    response.on('drain', more);
    more();
  },
  slow: (_, response) => {
    const timer = setInterval(() => response.write('B'), 500);
    response.on('close', () => clearInterval(timer));
  },
  silent: () => {},
};

/** Hosts whose downloads end only at the limit of 10 s. */
const waitsForMore = new Set(['slow', 'silent']);

let asked = 0;
const addresses: Record<string, () => string[] | null> = {
  private: () => ['127.0.0.2'],
  'private-too': () => ['127.0.0.1', '127.0.0.2'],
  mapped: () => ['::ffff:127.0.0.2'],
  'private-later': () => [(asked += 1) > 2 ? '127.0.0.2' : '127.0.0.1'],
  'silent-name': () => null,
};

export async function serveHostileCalendars() {
  const seconds: { name: string; s: number }[] = [];
  const { key, cert } = makeCertificate(`*.${domain}`);
  const server = createServer({ key, cert }, (request, response) => {
    const [name = ''] = (request.headers.host ?? '').split('.');
    const start = performance.now();
    response.on('close', () => seconds.push({ name, s: (performance.now() - start) / 1000 }));
    const target = redirects[name]?.(portOf(server));
    if (target) return response.writeHead(302, { location: target }).end();
    if (bodies[name]) return bodies[name](request, response);
    response.end(texts[name] ?? small);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  let privateConnections = 0;
  const inner = createTcpServer((socket) => {
    privateConnections += 1;
    socket.destroy();
  }).listen(portOf(server), '127.0.0.2');
  await once(inner, 'listening');
  const nameServer = await startNameServer((name) =>
    (addresses[name.split('.')[0] ?? ''] ?? (() => ['127.0.0.1']))(),
  );
  const names = [texts, redirects, bodies, addresses].flatMap((group) => Object.keys(group));
  return {
    urls: names.map((name) => `https://${name}.${domain}:${portOf(server)}/${name}.ics`),
    cert,
    nameServer: nameServer.address,
    privateConnections: () => privateConnections,
    longestDownload: () =>
      Math.max(...seconds.filter(({ name }) => !waitsForMore.has(name)).map(({ s }) => s)),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      inner.close();
      await nameServer.close();
    },
  };
}

function portOf(server: { address: () => unknown }): number {
  return (server.address() as AddressInfo).port;
}

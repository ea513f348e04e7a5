import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { makeCertificate } from '#server/testing/certificate.ts';
import { startNameServer } from '#server/testing/name-server.ts';
import { createFetch, createResolve, isPublic } from './fetch-calendar.ts';

const host = 'calendar.test';
const file = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';
const noCopy = { etag: null, last_modified: null };

let server: Server;
let ca: string;
let requests: IncomingHttpHeaders[];
let answer: RequestListener;

beforeAll(async () => {
  const { key, cert } = makeCertificate(host);
  ca = cert;
  server = createServer({ key, cert }, (request, response) => {
    requests.push(request.headers);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
beforeEach(() => {
  requests = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const urlOf = (name = host) => `https://${name}:${(server.address() as AddressInfo).port}/secret`;

function fetcher(addresses = ['127.0.0.1'], isAllowed?: (address: string) => boolean) {
  const resolve = async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return createFetch({ resolve, ca, ...(isAllowed && { isAllowed }) });
}
const onThisMachine = () => fetcher(['127.0.0.1'], (address) => address === '127.0.0.1');

test('a calendar is fetched, and the next request is conditional', async () => {
  answer = (_request, response) => {
    const isSame = _request.headers['if-none-match'] === '"1"';
    response.writeHead(isSame ? 304 : 200, { etag: '"1"', 'set-cookie': 'a=b' });
    response.end(isSame ? undefined : file);
  };
  const fetch = onThisMachine();
  const first = await fetch(urlOf(), noCopy);
  expect(first).toEqual({ isChanged: true, text: file, etag: '"1"', last_modified: null });
  expect(await fetch(urlOf(), { etag: '"1"', last_modified: null })).toEqual({ isChanged: false });
  expect(requests.map(({ cookie }) => cookie)).toEqual([undefined, undefined]);
});

test('a 304 to a request without a copy is a failure', async () => {
  answer = (_request, response) => response.writeHead(304).end();
  await expect(onThisMachine()(urlOf(), noCopy)).rejects.toThrow('unreachable');
});

test('a 304 with a location is not a redirect', async () => {
  answer = (_request, response) => response.writeHead(304, { location: '/other' }).end();
  const copy = { etag: '"1"', last_modified: null };
  expect(await onThisMachine()(urlOf(), copy)).toEqual({ isChanged: false });
});

test('a compressed calendar is read', async () => {
  answer = (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(file));
  expect(await onThisMachine()(urlOf(), noCopy)).toMatchObject({ text: file });
});

test('a byte order mark is no part of the calendar', async () => {
  answer = (_request, response) => response.end(`\uFEFF${file}`);
  expect(await onThisMachine()(urlOf(), noCopy)).toMatchObject({ text: file });
});

test.each([
  ['a large body', (): [object, Buffer] => [{}, Buffer.alloc(10_000_000, 'a')]],
  ['a bomb', () => [{ 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(50_000_000))]],
] as [string, () => [object, Buffer]][])('%s is too large', async (_, make) => {
  const [headers, body] = make();
  answer = (_request, response) => response.writeHead(200, { ...headers }).end(body);
  await expect(onThisMachine()(urlOf(), noCopy)).rejects.toMatchObject({ code: 'too_large' });
});

test('an endless body is too large', async () => {
  answer = (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(60_000, 'a')));
    };
    response.writeHead(200).on('drain', more);
    more();
  };
  await expect(onThisMachine()(urlOf(), noCopy)).rejects.toMatchObject({ code: 'too_large' });
});

test.each([
  ['127.0.0.1', 'not_public'],
  ['169.254.169.254', 'not_public'],
  ['[::1]', 'not_public'],
  ['[fd00::1]', 'not_public'],
  ['[::ffff:127.0.0.1]', 'not_public'],
  ['2130706433', 'not_public'],
])('the literal address %s is not requested', async (name, code) => {
  answer = (_request, response) => response.end(file);
  await expect(fetcher()(urlOf(name), noCopy)).rejects.toMatchObject({ code });
  expect(requests).toEqual([]);
});

test.each([
  [['127.0.0.1']],
  [['10.0.0.1']],
  [['169.254.169.254']],
  [['::1']],
  [['fd12::1']],
  [['93.184.216.34', '192.168.0.1']],
])('a name with the addresses %j is not requested', async (addresses) => {
  answer = (_request, response) => response.end(file);
  await expect(fetcher(addresses)(urlOf(), noCopy)).rejects.toMatchObject({ code: 'not_public' });
  expect(requests).toEqual([]);
});

test.each([
  ['https://169.254.169.254/latest', 'not_public'],
  ['https://localhost.example/', 'not_public'],
  ['http://calendar.test/', 'not_https'],
  ['/secret', 'unreachable'],
])('a redirect to %s is refused', async (location, code) => {
  let resolved = 0;
  const resolve = async (name: string) => {
    resolved += 1;
    return [{ address: name === host ? '127.0.0.1' : '10.0.0.1', family: 4 }];
  };
  answer = (_request, response) => response.writeHead(302, { location }).end();
  const fetch = createFetch({ resolve, ca, isAllowed: (address) => address === '127.0.0.1' });
  await expect(fetch(urlOf(), noCopy)).rejects.toMatchObject({ code });
  expect(resolved).toBeGreaterThan(0);
});

test('a name without an address is unreachable', async () => {
  await expect(fetcher([])(urlOf(), noCopy)).rejects.toMatchObject({ code: 'unreachable' });
});

test.each([
  [404, 'not_found'],
  [429, 'unreachable'],
  [500, 'unreachable'],
])('the status %i is a failure that omits the URL', async (status, code) => {
  answer = (_request, response) => response.writeHead(status).end();
  const error: unknown = await onThisMachine()(urlOf(), noCopy).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code });
  expect(JSON.stringify([(error as Error).message, error])).not.toMatch(/secret|calendar\.test/);
});

test.each([
  '127.0.0.1',
  '100.64.0.1',
  '192.168.1.1',
  '0.0.0.0',
  '224.0.0.1',
  '64:ff9b::7f00:1',
  'fe80::1',
])('%s is not public', (address) => expect(isPublic(address)).toBe(false));
test.each(['93.184.216.34', '2606:2800:220:1::1'])('%s is public', (address) =>
  expect(isPublic(address)).toBe(true),
);

async function resolver(addresses: string[] | null) {
  const server = await startNameServer(() => addresses);
  onTestFinished(server.close);
  return createResolve({ servers: [server.address], timeout: addresses ? 30_000 : 50 });
}

test('a name resolves to its IPv4 and IPv6 addresses', async () => {
  const resolve = await resolver(['93.184.216.34', '10.0.0.1', '2606:2800:220:1::1']);
  expect(await resolve('calendar.example')).toEqual([
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.1', family: 4 },
    { address: '2606:2800:220:1::1', family: 6 },
  ]);
});

test('a name with only IPv6 addresses resolves to them', async () => {
  const resolve = await resolver(['2606:2800:220:1::1']);
  expect(await resolve('calendar.example')).toEqual([{ address: '2606:2800:220:1::1', family: 6 }]);
});

test('a name whose server does not respond resolves to no address', async () => {
  const resolve = await resolver(null);
  expect(await resolve('calendar.example')).toEqual([]);
});

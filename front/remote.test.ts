import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import proxyAddr from '@fastify/proxy-addr';
import { remoteOf } from './request-headers.ts';

function requestFrom(address: string, headers: Record<string, string>): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, { host: 'web.test', ...headers });
  return request;
}

const forwarded = {
  'x-forwarded-for': '203.0.113.9, 10.1.1.1',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'aproape.test',
};

test('the forwarded headers of an untrusted peer are ignored', () => {
  const remote = remoteOf(requestFrom('::ffff:198.51.100.7', forwarded), proxyAddr.compile([]));
  expect(remote).toEqual({ address: '198.51.100.7', proto: 'http', host: 'web.test' });
});

test('a trusted proxy names the nearest address that is not trusted', () => {
  const trusted = proxyAddr.compile(['127.0.0.1', '10.0.0.0/8']);
  const remote = remoteOf(requestFrom('127.0.0.1', forwarded), trusted);
  expect(remote).toEqual({ address: '203.0.113.9', proto: 'https', host: 'aproape.test' });
});

test('a forwarded value that is not an address is ignored', () => {
  const headers = { 'x-forwarded-for': '203.0.113.9, unknown' };
  const remote = remoteOf(requestFrom('127.0.0.1', headers), proxyAddr.compile(['127.0.0.1']));
  expect(remote.address).toBe('127.0.0.1');
});

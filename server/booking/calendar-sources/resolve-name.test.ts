import { expect, onTestFinished, test } from 'vitest';
import { startNameServer } from '#server/testing/name-server.ts';
import { createResolve } from './resolve-name.ts';

async function resolver(addresses: string[] | null) {
  const server = await startNameServer(() => addresses);
  onTestFinished(server.close);
  return createResolve({ servers: [server.address], timeout: 50 });
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

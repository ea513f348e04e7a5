import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import ipaddr from 'ipaddr.js';

const types = { 1: 'ipv4', 28: 'ipv6' } as Record<number, string>;

/** Does not respond if the addresses are null. */
export async function startNameServer(addressesOf: (name: string) => string[] | null) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = questionOf(query);
    const addresses = addressesOf(name)?.map((one) => ipaddr.parse(one));
    if (!addresses) return;
    const found = addresses.filter((one) => one.kind() === types[type]);
    const header = Buffer.from([
      query[0]!,
      query[1]!,
      0x81,
      0x80,
      0,
      1,
      0,
      found.length,
      0,
      0,
      0,
      0,
    ]);
    const answers = found.map((one) => {
      const bytes = one.toByteArray();
      return Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes]);
    });
    socket.send(Buffer.concat([header, query.subarray(12, end), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise<void>((closed) => socket.close(() => closed())),
  };
}

function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

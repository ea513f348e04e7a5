import { createServer, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

// Requests the URL once and sends that response to each client.
const headers = { 'accept-encoding': 'gzip, br' };
const [answer] = (await once(get(process.argv[2]!, { headers }), 'response')) as [IncomingMessage];
const body = await buffer(answer);
const hop = ['connection', 'date', 'keep-alive', 'transfer-encoding'];
const own = Object.entries(answer.headers).filter(([name]) => !hop.includes(name));
const all = { ...Object.fromEntries(own), 'content-length': body.length };
const server = createServer((_request, response) => response.writeHead(200, all).end(body));
await once(server.listen(0, '127.0.0.1'), 'listening');
process.send!((server.address() as AddressInfo).port);
process.once('disconnect', () => process.exit());

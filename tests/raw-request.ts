import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export async function rawRequest(origin: string, lines: string[], body = ''): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    `${[...lines, `Host: ${hostname}`, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`,
  );
  return text(socket);
}

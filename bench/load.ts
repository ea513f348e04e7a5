import { connect } from 'node:net';
import { quantile } from '#scripts/checks/median.ts';

export type Load = { perSecond: number; p99: number };

type LoadOptions = { seconds?: number; requests?: number; status?: 200 | 404 };

/**
 * Sends GET requests over 32 keep-alive connections. `fetch` and `node:http` would take more CPU
 * time than the server.
 */
export async function load(
  origin: string,
  path: (n: number) => string,
  { seconds = Infinity, requests = Infinity, status = 200 }: LoadOptions,
): Promise<Load> {
  const { hostname, port, host } = new URL(origin);
  const times: number[] = [];
  let sent = 0;
  const begun = performance.now();
  const isDone = () => sent >= requests || performance.now() >= begun + seconds * 1000;
  const client = async () => {
    while (!isDone()) await runConnection();
  };
  const runConnection = () =>
    new Promise<void>((done, fail) => {
      const socket = connect(Number(port), hostname).setNoDelay();
      let started = 0;
      let parts: Buffer[] = [];
      const send = () => {
        parts = [];
        started = performance.now();
        socket.write(
          `GET ${path(sent++)} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, br\r\n\r\n`,
        );
      };
      socket.on('connect', send).on('error', fail);
      socket.on('close', () => fail(new Error('The server closed a connection.')));
      socket.on('data', (part) => {
        parts.push(part);
        const answer = parts.length === 1 ? part : Buffer.concat(parts);
        const head = answer.toString('latin1', 0, answer.indexOf('\r\n\r\n') + 2);
        if (!isWhole(answer, head)) return;
        if (!head.startsWith(`HTTP/1.1 ${status}`)) return fail(new Error(head));
        times.push(performance.now() - started);
        if (!isDone() && !/connection: close/i.test(head)) return send();
        done();
        socket.destroy();
      });
    });
  await Promise.all(Array.from({ length: 32 }, client));
  const perSecond = (times.length * 1000) / (performance.now() - begun);
  return { perSecond, p99: quantile(times, 0.99) };
}

function isWhole(answer: Buffer, head: string): boolean {
  if (head.length < 12) return false;
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return answer.length >= head.length + 2 + Number(length);
  return answer.subarray(-5).toString('latin1') === '0\r\n\r\n';
}

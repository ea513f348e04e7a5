import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type Relay = {
  url: string;
  /** Closes all connections and refuses new ones until `mend`. */
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  /** Stops forwarding, but closes nothing. */
  silence: () => void;
};

export async function startRelay(serverUrl: string): Promise<Relay> {
  const target = new URL(serverUrl);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const url = new URL(serverUrl);
  url.port = String(port);
  return {
    url: url.href,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    mend: async () => void (await listen(port)),
    silence: () => {
      for (const socket of open) socket.unpipe().pause();
    },
  };
}

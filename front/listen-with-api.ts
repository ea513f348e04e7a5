import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FrontSettings } from './settings.ts';

type Wait = {
  say: (line: string) => void;
  logAfterMs: number;
};

/** Listens once the api responds, with any status. */
export async function listenWithApi(
  server: Server,
  { apiUrl, host, port }: Pick<FrontSettings, 'apiUrl' | 'host' | 'port'>,
  { say, logAfterMs }: Wait = { say: console.error.bind(console), logAfterMs: 3_000 },
): Promise<void> {
  const address = `${apiUrl.href.replace(/\/$/, '')}/livez`;
  const sayIt = setTimeout(() => say(`Waiting for the api at ${apiUrl.origin}.`), logAfterMs);
  while (!(await isReachable(address))) await wait(100);
  clearTimeout(sayIt);
  server.listen(port, host);
  await once(server, 'listening');
}

async function isReachable(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FrontSettings } from './settings.ts';

export async function listenWithApi(
  server: Server,
  { apiUrl, WEB_HOST, WEB_PORT }: Pick<FrontSettings, 'apiUrl' | 'WEB_HOST' | 'WEB_PORT'>,
  logAfterMs = 3_000,
): Promise<void> {
  const log = setTimeout(
    () => console.error(`Waiting for the api at ${new URL(apiUrl).origin}.`),
    logAfterMs,
  );
  while (!(await isReachable(`${apiUrl}/livez`))) await wait(100);
  clearTimeout(log);
  server.listen(WEB_PORT, WEB_HOST);
  await once(server, 'listening');
}

async function isReachable(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

export async function stopServer(server: Server, timeout: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), timeout);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}

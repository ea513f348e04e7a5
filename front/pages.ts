import { readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';

/** With `dev`, requests bypass the page entry, because the dev server has URLs of its own. */
export type Pages = {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  hasFile: (path: string) => boolean;
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;
  dev: boolean;
};

export async function startPages(
  dev: boolean,
  address: { hostname: string; port: number },
): Promise<Pages & { close: () => Promise<void> }> {
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' });
  const { default: next } = await import('next');
  const dir = join(import.meta.dirname, '..');
  const app = next({ dev, dir, ...address });
  await app.prepare();
  const built = join(dir, process.env.NEXT_DIST_DIR ?? '.next', 'static');
  const files = new Set(
    dev ? [] : [...filesOf(built, '/_next/static/'), ...filesOf(join(dir, 'public'), '/')],
  );
  return {
    handle: app.getRequestHandler(),
    hasFile: (path) => files.has(decodeURIComponent(path)),
    upgrade: dev ? app.getUpgradeHandler() : undefined,
    dev,
    close: () => app.close(),
  };
}

/** Omits folders, for whose paths Next would render a page outside the entry's limits. */
export function filesOf(folder: string, address: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => address + name);
}

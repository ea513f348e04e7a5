import type { Pages } from './server.ts';

export type RunningPages = Pages & { close: () => Promise<void> };

/** Next in this process: the build of `.next`, or its dev server with hot reload. */
export async function startPages(
  dev: boolean,
  address: { hostname: string; port: number },
): Promise<RunningPages> {
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' });
  const { default: next } = await import('next');
  const app = next({ dev, dir: new URL('..', import.meta.url).pathname, ...address });
  await app.prepare();
  return {
    handle: app.getRequestHandler(),
    upgrade: dev ? app.getUpgradeHandler() : undefined,
    dev,
    close: () => app.close(),
  };
}

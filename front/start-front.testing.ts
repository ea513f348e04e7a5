import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { listen } from '#tests/http-server.ts';
import { createFront } from './server.ts';
import { readFrontSettings } from './settings.ts';

export function startFront(
  handle: RequestListener,
  env: Record<string, string> = {},
  options: Parameters<typeof createFront>[2] & { dev?: boolean } = {},
): Promise<string> {
  const pages = {
    handle: async (...[request, response]: Parameters<RequestListener>) => {
      handle(request, response);
      if (!response.closed) await once(response, 'close');
    },
    hasFile: (path: string) => path === '/_next/static/built.js',
    dev: options.dev ?? false,
  };
  const settings = readFrontSettings({ API_URL: 'http://127.0.0.1:9', ...env });
  return listen(createFront(settings, pages, options));
}

export const emptyPage: RequestListener = (_request, response) => void response.end();

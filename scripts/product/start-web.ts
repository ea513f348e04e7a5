import { freePort } from '#tests/free-port.ts';
import { Service } from './service.ts';

export async function startWeb(apiUrl: string, env: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const service = new Service({
    name: `web ${port}`,
    args: ['front/main.ts'],
    env: { ...process.env, ...env, API_URL: apiUrl, WEB_PORT: String(port), APP_URL: url },
    readyUrl: `${url}/robots.txt`,
    readyTimeout: 60_000,
  });
  await service.start();
  return { url, stop: () => service.stop() };
}

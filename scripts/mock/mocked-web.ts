import { startMockServer, type MockServer } from '#tests/mock-api/mock-server.ts';
import { freePort } from '#tests/free-port.ts';
import { requireFreePort } from '../product/ports.ts';
import { Service } from '../product/service.ts';

export type MockedWeb = {
  webUrl: string;
  mock: MockServer;
  stop: () => Promise<void>;
};

type MockedWebOptions = {
  port?: number;
  now?: Date;
  settings?: Readonly<Record<string, string>>;
};

const root = new URL('../../', import.meta.url);
const followClock = new URL('tests/mock-api/follow-clock.ts', root).href;
const endWithParent = new URL('scripts/product/end-with-parent.ts', root).href;

export async function startMockedWeb(options: MockedWebOptions = {}): Promise<MockedWeb> {
  const port = options.port ?? (await freePort());
  if (options.port) await requireFreePort(port, 'npm run mock -- --port');
  const webUrl = `http://localhost:${port}`;
  const mock = await startMockServer(options.now);
  const web = new Service({
    name: 'web',
    args: ['--import', endWithParent, '--import', followClock, 'front/main.ts'],
    env: {
      ...process.env,
      API_URL: mock.url,
      APP_URL: webUrl,
      APP_MODE: 'demo',
      LIMIT_FACTOR: '1000',
      WEB_PORT: String(port),
      PAGE_CACHE: 'off',
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...options.settings,
    },
    readyUrl: `http://127.0.0.1:${port}/robots.txt`,
    readyTimeout: 60_000,
  });
  const stop = async () => {
    await web.stop();
    await mock.close();
  };
  try {
    await web.start();
    mock.world.clock.follow((clockAhead) => web.send({ clockAhead }));
  } catch (error) {
    await stop();
    throw error;
  }
  return { webUrl, mock, stop };
}

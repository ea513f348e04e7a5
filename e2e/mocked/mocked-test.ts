import { startMockedWeb, type MockedWeb } from '#scripts/mock/mocked-web.ts';
import { resetWorld } from '#tests/mock-api/world.ts';
import { test as guarded } from '../collectors/guarded-test.ts';
import { Mock } from './mock.ts';

/** Friday, 10:00 in Bucharest. */
const start = new Date('2026-11-20T08:00:00Z');

type Fixtures = {
  mock: Mock;
  loseResponse: (url: string | RegExp, beforeLoss?: () => Promise<void>) => Promise<void>;
};

type WorkerFixtures = {
  webSettings: Record<string, string>;
  mockedWeb: MockedWeb;
};

export const test = guarded.extend<Fixtures, WorkerFixtures>({
  webSettings: [{}, { scope: 'worker', option: true }],
  mockedWeb: [
    async ({ webSettings }, provide) => {
      const web = await startMockedWeb({ now: start, settings: webSettings });
      await fetch(web.webUrl);
      await provide(web);
      await web.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ mockedWeb }, provide) => provide(mockedWeb.webUrl),
  mock: [
    async ({ mockedWeb, context }, provide) => {
      const { world } = mockedWeb.mock;
      world.clock.set(start);
      resetWorld(world);
      const mock = new Mock(mockedWeb, context);
      await mock.setClock(start);
      await provide(mock);
      if (world.unknownRequests.length > 0)
        throw new Error(`No call of the contract: ${world.unknownRequests.join(', ')}`);
    },
    { auto: true },
  ],
  loseResponse: ({ page, announce }, provide) =>
    provide(async (url, beforeLoss) => {
      announce.offline();
      await page.route(
        url,
        async (route) => {
          await route.fetch();
          await beforeLoss?.();
          await route.abort();
        },
        { times: 1 },
      );
    }),
});

export { expect } from '../collectors/guarded-test.ts';

import { test as base } from './guarded-test.ts';
import { startOffendingSite } from './offending-site.ts';

/** The guarded test over the little site that does everything wrong. */
export const test = base.extend<object, { site: string }>({
  site: [
    async ({ browserName: _ }, provide) => {
      const { url, close } = await startOffendingSite();
      await provide(url);
      close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site),
});

export { expect } from './guarded-test.ts';

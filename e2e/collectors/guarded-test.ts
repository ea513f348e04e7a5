import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Announce } from './announcements.ts';
import { Collector, withoutQuery } from './collector.ts';

type Guarded = {
  hasConsentChoice: boolean;
  collector: Collector;
  announce: Announce;
  standIn: (address: string, script: string) => Promise<void>;
  /** Runs axe on an intermediate state; the final state is always checked. */
  checkPage: (name: string) => Promise<void>;
  openVisitor: (options?: BrowserContextOptions) => Promise<Page>;
};

export const test = base.extend<Guarded>({
  hasConsentChoice: [true, { option: true }],
  collector: [
    async ({ context, baseURL, hasConsentChoice, javaScriptEnabled }, provide, info) => {
      const collector = new Collector(baseURL ?? 'http://localhost:3000');
      await collector.watch(context);
      if (hasConsentChoice) await context.addInitScript(chooseConsent);
      await provide(collector);
      // Axe needs JavaScript.
      if (info.errors.length === 0 && javaScriptEnabled !== false)
        await collector.checkFromTop('at the end');
      const offences = collector.offences();
      await collector.closeVisitors();
      if (offences.length > 0) throw new Error(`The pages complained:\n${offences.join('\n')}`);
    },
    { auto: true },
  ],
  announce: async ({ collector }, provide) => provide(collector.announcements),
  standIn: async ({ context, collector }, provide) => {
    await provide(async (address, body) => {
      collector.standIns.add(address);
      await context.route(
        (url) => withoutQuery(url.href) === address,
        (route) => route.fulfill({ contentType: 'text/javascript', body }),
      );
    });
  },
  checkPage: async ({ collector }, provide) => provide((name) => collector.checkPages(name)),
  openVisitor: async ({ browser, collector }, provide) => {
    await provide(async (options) => {
      const page = await collector.openVisitor(browser, options);
      await page.context().addInitScript(chooseConsent);
      return page;
    });
  },
});

/** Runs in the page; a page without an origin has no storage. */
export function chooseConsent(): void {
  const consent = { essential: true, analytics: false, marketing: false };
  try {
    localStorage.consentPreferences ??= JSON.stringify(consent);
  } catch {}
}

export { expect } from '@playwright/test';

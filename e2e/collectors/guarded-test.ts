import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Announce } from './announcements.ts';
import { Collector, withoutQuery } from './collector.ts';

type Guarded = {
  /** Whether the visitor has answered the question about cookies, which covers a part of the screen until then. */
  hasAnsweredConsent: boolean;
  collector: Collector;
  /** Says beforehand which calls will be refused or fail; whatever else goes wrong in a page fails the test. */
  announce: Announce;
  /** Answers requests to an address of another host with a script: they stay in the browser, and are no offence. */
  standIn: (address: string, script: string) => Promise<void>;
  /** Runs axe now, for a test that wants it at several states; the last state is always checked. */
  checkPage: (name: string) => Promise<void>;
  /** A page in a browser of its own, for another visitor; watched like the first. */
  openVisitor: (options?: BrowserContextOptions) => Promise<Page>;
};

/**
 * Playwright's test with collectors. A test fails for: console errors, hydration warnings, uncaught exceptions and
 * rejections, requests that leave our origin or fail, reports of the Content-Security-Policy, 4xx and 5xx that it
 * did not announce, announcements that never came true, and axe violations of its pages as they stand at the end.
 */
export const test = base.extend<Guarded>({
  hasAnsweredConsent: [true, { option: true }],
  collector: [
    async ({ context, baseURL, hasAnsweredConsent, javaScriptEnabled }, provide, info) => {
      const collector = new Collector(baseURL ?? 'http://localhost:3000');
      await collector.watch(context);
      if (hasAnsweredConsent) await context.addInitScript(answerConsent);
      await provide(collector);
      // A test that broke off stands on a page that nobody meant; without script axe does not run either.
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
      await page.context().addInitScript(answerConsent);
      return page;
    });
  },
});

/** Runs in the page; one without an origin has no storage. */
function answerConsent(): void {
  const answer = { essential: true, analytics: false, marketing: false };
  try {
    localStorage.consentPreferences ??= JSON.stringify(answer);
  } catch {}
}

export { expect } from '@playwright/test';

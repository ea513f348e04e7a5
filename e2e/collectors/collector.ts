import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { Announcements } from './announcements.ts';
import { axeViolations } from './axe-violations.ts';
import { offenceIn } from './judge.ts';
import type { Sign } from './sign.ts';
import { watchContext } from './watch-context.ts';

/** Collects what goes wrong in the browsers of one test. */
export class Collector {
  readonly announcements = new Announcements();
  readonly #origin: string;
  readonly #signs: Sign[] = [];
  readonly #contexts: BrowserContext[] = [];
  readonly #visitors: BrowserContext[] = [];
  readonly #found: string[] = [];

  constructor(baseUrl: string) {
    this.#origin = new URL(baseUrl).origin;
  }

  async watch(context: BrowserContext): Promise<void> {
    this.#contexts.push(context);
    await watchContext(context, (sign) => this.#signs.push(sign));
  }

  /** A page in a context of its own, watched too, until `closeVisitors`. */
  async openVisitor(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext(options);
    this.#visitors.push(context);
    await this.watch(context);
    return context.newPage();
  }

  async closeVisitors(): Promise<void> {
    await Promise.all(this.#visitors.map((context) => context.close()));
  }

  /** Runs axe on the pages that are open now; `name` says which state of the screen that is. */
  async checkPages(name: string): Promise<void> {
    for (const page of this.#contexts.flatMap((context) => context.pages())) {
      for (const violation of await axeViolations(page))
        this.#found.push(`axe, ${name}: ${violation}`);
    }
  }

  /** Everything that speaks against the test, judged by all that was announced until now; each line once. */
  offences(): string[] {
    const judged = this.#signs.map((sign) => offenceIn(sign, this.announcements, this.#origin));
    const all = judged.filter((offence) => offence !== null);
    return [...new Set([...all, ...this.announcements.unmet(), ...this.#found])];
  }
}

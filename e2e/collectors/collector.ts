import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  Request,
} from '@playwright/test';
import { Announcements } from './announcements.ts';
import { axeViolations } from './axe-violations.ts';

const cut = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|NS_ERROR_OFFLINE|NS_ERROR_FAILURE/;

const givenUp = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;

const hydration =
  /hydrat|(did not|didn.t) match|Minified React error #(418|419|421|422|423|425)\b/i;

const failedOnServer = /Minified React error #441\b/;

export class Collector {
  readonly announcements = new Announcements();
  readonly standIns = new Set<string>();
  readonly #origin: string;
  /** Run when all announcements are known. */
  readonly #judgements: (() => string | null)[] = [];
  readonly #contexts: BrowserContext[] = [];
  readonly #visitors: BrowserContext[] = [];
  readonly #axe: string[] = [];

  constructor(baseUrl: string) {
    this.#origin = new URL(baseUrl).origin;
  }

  async watch(context: BrowserContext): Promise<void> {
    this.#contexts.push(context);
    const note = (judge: () => string | null) => void this.#judgements.push(judge);
    const responded = new WeakSet<Request>();
    context.on('console', (message) => {
      if (message.type() === 'error')
        note(() => this.#consoleOffence(message.text(), message.location().url));
    });
    context.on('weberror', (error) => {
      const { message } = error.error();
      note(() => `${hydration.test(message) ? 'hydration' : 'uncaught'}: ${message}`);
    });
    context.on('request', (request) => {
      note(() => (this.#leaves(request) ? `third party: ${inWords(request)}` : null));
    });
    context.on('response', (response) => {
      const [request, status] = [response.request(), response.status()];
      responded.add(request);
      if (status < 400) return;
      note(() =>
        this.announcements.covers(request.url(), status)
          ? null
          : `not announced: ${status} ${inWords(request)}`,
      );
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'no reason given';
      // The page reports CSP violations itself, and without JavaScript every script fails as `csp`.
      if (reason === 'csp') return;
      const isHarmless = request.method() === 'GET' || responded.has(request);
      if (isHarmless && givenUp.test(reason)) return;
      note(() =>
        this.announcements.isOffline && cut.test(reason)
          ? null
          : `failed: ${inWords(request)} (${reason})`,
      );
    });
    await context.exposeFunction('reportCspViolation', (directive: string, blocked: string) => {
      note(() => `against the Content-Security-Policy: ${directive} ${blocked}`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report: unknown = Reflect.get(window, 'reportCspViolation');
        if (typeof report === 'function') report(event.effectiveDirective, event.blockedURI);
      });
    });
  }

  async openVisitor(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext(options);
    this.#visitors.push(context);
    await this.watch(context);
    return context.newPage();
  }

  async closeVisitors(): Promise<void> {
    await Promise.all(this.#visitors.map((context) => context.close()));
  }

  async checkPages(name: string): Promise<void> {
    for (const page of this.#contexts.flatMap((context) => context.pages()))
      for (const violation of await axeViolations(page))
        this.#axe.push(`axe, ${name}: ${violation}`);
  }

  /** Scrolls up, because axe reports targets half under a sticky header as too small. */
  async checkFromTop(name: string): Promise<void> {
    const pages = this.#contexts.flatMap((context) => context.pages());
    const toTop = () => window.scrollTo({ top: 0, behavior: 'instant' });
    await Promise.all(pages.filter((page) => !page.isClosed()).map((page) => page.evaluate(toTop)));
    await this.checkPages(name);
  }

  offences(): string[] {
    const judged = this.#judgements.map((judge) => judge()).filter((one) => one !== null);
    return [...new Set([...judged, ...this.announcements.unmet(), ...this.#axe])];
  }

  #consoleOffence(text: string, address: string): string | null {
    if (hydration.test(text)) return `hydration: ${text}`;
    if (failedOnServer.test(text) && this.announcements.isServerFailing) return null;
    const [, rest] = /^Failed to load resource: (.*)/.exec(text) ?? [];
    if (rest !== undefined) {
      const [, status] = /status of (\d{3})/.exec(rest) ?? [];
      if (status && this.announcements.covers(address, Number(status))) return null;
      if (this.announcements.isOffline && cut.test(rest)) return null;
    }
    return `console: ${text} ${address}`.trimEnd();
  }

  #leaves(request: Request): boolean {
    if (this.standIns.has(withoutQuery(request.url()))) return false;
    const { protocol, origin } = new URL(request.url());
    return /^(https?|wss?):$/.test(protocol) && origin.replace(/^ws/, 'http') !== this.#origin;
  }
}

export function withoutQuery(address: string): string {
  return address.split('?', 1)[0]!;
}

function inWords(request: Request): string {
  return `${request.method()} ${request.url()}`;
}

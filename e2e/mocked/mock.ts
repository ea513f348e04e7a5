import type { BrowserContext } from '@playwright/test';
import type { Booking } from '#contract/booking.ts';
import type { CallName } from '#contract/paths.ts';
import type { User } from '#contract/session.ts';
import type { MockedWeb } from '#scripts/mock/mocked-web.ts';
import { addBooking } from '#tests/mock-api/add-booking.ts';
import type { LocationKind } from '#tests/mock-api/catalogue/kinds.ts';
import type { MockLocation } from '#tests/mock-api/catalogue/locations.ts';
import type { Fault } from '#tests/mock-api/fault.ts';
import { applyScenarios } from '#tests/mock-api/scenarios.ts';
import { beginSession } from '#tests/mock-api/sessions.ts';
import { shiftDate } from '#tests/mock-api/shift-date.ts';
import type { World } from '#tests/mock-api/world.ts';

/** The mocked api in the hand of a test. What a test changes is gone in the next one. */
export class Mock {
  readonly #web: MockedWeb;
  readonly #context: BrowserContext;

  constructor(web: MockedWeb, context: BrowserContext) {
    this.#web = web;
    this.#context = context;
  }

  get world(): World {
    return this.#web.mock.world;
  }

  /** Applies scenarios by name to the world as it is. */
  use(...names: string[]): void {
    applyScenarios(this.world, names);
  }

  /** Answers a call otherwise, for what no scenario says. */
  answer(name: CallName, fault: Fault): void {
    this.world.faults.set(name, fault);
  }

  /** How often a call was asked, by the browser or by the web. */
  requestCount(name: CallName): number {
    return this.world.requestCounts.get(name) ?? 0;
  }

  /** Sets the clock of api, web and the pages that open from now on. What is dated by the catalogue stays. */
  async setClock(now: Date): Promise<void> {
    this.world.clock.set(now);
    await this.#context.addInitScript(shiftDate, now.getTime() - Date.now());
  }

  /** The location of a kind, with the path of its page. */
  location(kind: LocationKind): MockLocation & { path: string } {
    const location = this.world.locations.find((one) => one.kind === kind);
    if (!location) throw new Error(`The mocked catalogue has no location that is ${kind}`);
    return { ...location, path: `/locations/${location.detail.id}/${location.detail.slug}` };
  }

  /** Gives the first client, or another, a booking in any status, at any time. */
  booking(terms: Parameters<typeof addBooking>[1] = {}): Booking {
    return addBooking(this.world, terms);
  }

  /** Signs a client in, the first one without an e-mail; the pages that open from now on are theirs. */
  async signIn(email?: string): Promise<User> {
    const { world } = this;
    const client = world.clients.find(({ user }) => !email || user.email === email);
    if (!client) throw new Error(`Nobody has the e-mail ${email}`);
    const { access, refresh } = beginSession(world, client.user.id);
    const until = Math.floor(world.clock.now().getTime() / 1000) + 900;
    const cookie = (name: string, value: string, httpOnly: boolean) => ({
      name,
      value,
      httpOnly,
      url: this.#web.webUrl,
      sameSite: 'Lax' as const,
    });
    await this.#context.addCookies([
      cookie('at', access, true),
      cookie('rt', refresh, true),
      cookie('auth_hint', `1.${until}`, false),
    ]);
    return client.user;
  }
}

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

  use(...names: string[]): void {
    applyScenarios(this.world, names);
  }

  respond(name: CallName, fault: Fault): void {
    this.world.faults.set(name, fault);
  }

  requestCount(name: CallName): number {
    return this.world.requestCounts.get(name) ?? 0;
  }

  async setClock(now: Date): Promise<void> {
    this.world.clock.set(now);
    await this.#context.addInitScript(shiftDate, now.getTime() - Date.now());
  }

  location(kind: LocationKind): MockLocation & { path: string } {
    const location = this.world.locations.find((one) => one.kind === kind);
    if (!location) throw new Error(`The mocked catalogue has no location that is ${kind}`);
    return { ...location, path: `/locations/${location.detail.id}/${location.detail.slug}` };
  }

  booking(terms: Parameters<typeof addBooking>[1] = {}): Booking {
    return addBooking(this.world, terms);
  }

  /** Affects only pages that are opened later. */
  async signIn(email?: string): Promise<User> {
    const { world } = this;
    const client = world.clients.find(({ user }) => !email || user.email === email);
    if (!client) throw new Error(`No client has the e-mail ${email}`);
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

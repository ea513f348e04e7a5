import type { Page } from '@playwright/test';
import type { BookingStatus } from '#domain/booking-status.ts';
import type { Db } from '#server/deps.ts';
import type { LocationInput } from '#server/testing/make-location.ts';
import { test as guarded } from '../collectors/guarded-test.ts';
import { makeClient, signIn, type Client } from './client.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';
import { makeBooking, type MadeBooking } from './make-booking.ts';
import { makeOwnLocation, type OwnLocation } from './own-location.ts';
import { forgetRows, openRows, type OwnRows } from './own-rows.ts';

type BookingMore = {
  when?: 'upcoming' | 'past';
  /** One of its own unless given. */
  location?: OwnLocation;
};

type FullTest = {
  rows: OwnRows;
  /** A client of this test alone. */
  client: Client;
  /** The page, its browser signed in as `client`. */
  signedIn: Page;
  /** A page in another browser, signed in as another client of this test alone. */
  openClient: () => Promise<Page>;
  /** A location of this test alone. */
  location: (changes?: LocationInput) => Promise<OwnLocation>;
  /** A booking of `client`, each on a day of its own. */
  booking: (status: BookingStatus, more?: BookingMore) => Promise<MadeBooking>;
  /** What was written to `client`. */
  mailbox: Mailbox;
};

/** The guarded test on web, api and database, where each test has rows of its own. */
export const test = guarded.extend<FullTest, { db: Db }>({
  db: [
    async ({ browserName: _ }, provide) => {
      const { db, close } = await openRows();
      await provide(db);
      await close();
    },
    { scope: 'worker' },
  ],
  rows: async ({ db }, provide) => {
    const rows: OwnRows = { db, locations: [], clients: [] };
    await provide(rows);
    await forgetRows(rows);
  },
  // The browser goes first: it may still ask for the rows that it shows.
  context: async ({ rows: _, context }, provide) => provide(context),
  client: async ({ rows }, provide) => provide(await makeClient(rows)),
  signedIn: async ({ page, client }, provide) => {
    await signIn(page, client);
    await provide(page);
  },
  openClient: async ({ rows, openVisitor }, provide) => {
    await provide(async () => {
      const page = await openVisitor();
      await signIn(page, await makeClient(rows));
      return page;
    });
  },
  location: async ({ rows }, provide) => {
    await provide((changes) => makeOwnLocation(rows, changes));
  },
  booking: async ({ rows, client, location }, provide) => {
    let made = 0;
    await provide(async (status, { when = 'upcoming', location: ownPlace } = {}) => {
      made += 1;
      const days = when === 'past' ? -2 - made : 2 + made;
      const place = ownPlace ?? (await location());
      return makeBooking(rows.db, { status, userId: client.id, location: place, days });
    });
  },
  mailbox: async ({ db, client }, provide) => provide(openMailbox(db, client.email)),
});

export { expect } from '@playwright/test';

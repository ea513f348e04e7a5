import type { Page } from '@playwright/test';
import { randomBytes, randomInt } from 'node:crypto';
import type { BookingStatus } from '#domain/booking/booking-status.ts';
import { addDays, today } from '#domain/time/local-time.ts';
import { openDatabase } from '#server/db/connection.ts';
import type { Db } from '#server/deps.ts';
import { makeBooking } from '#server/testing/make-booking.ts';
import {
  makeLocation,
  type LocationInput,
  type MadeLocation,
} from '#server/testing/make-location.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { startIdsAfter } from '#server/testing/make-basics.ts';
import { test as guarded } from '../collectors/guarded-test.ts';

const password = 'o parola de proba';

type Client = { id: string; email: string; password: string };
type OwnLocation = MadeLocation & { path: string };

type FullTest = {
  client: Client;
  signedIn: Page;
  openClient: () => Promise<Page>;
  location: (changes?: LocationInput) => Promise<OwnLocation>;
  booking: (
    status: BookingStatus,
    when?: 'upcoming' | 'past',
  ) => Promise<{ id: string; location: OwnLocation }>;
  mails: () => Promise<{ subject: string | null; text: string }[]>;
};

export const test = guarded.extend<FullTest, { db: Db }>({
  db: [
    async ({ browserName: _ }, provide) => {
      const databaseUrl = process.env.DATABASE_URL;
      if (!databaseUrl) throw new Error('`npm test -- journeys` starts web, api and database.');
      const { db, close } = await openDatabase({ databaseUrl, poolSize: 3 });
      startIdsAfter(randomInt(1e4, 1e9) * 1e5);
      await provide(db);
      await close();
    },
    { scope: 'worker' },
  ],
  client: async ({ db }, provide) => provide(await makeClient(db)),
  signedIn: async ({ page, client }, provide) => {
    await signIn(page, client);
    await provide(page);
  },
  openClient: async ({ db, openVisitor }, provide) => {
    await provide(async () => {
      const page = await openVisitor();
      await signIn(page, await makeClient(db));
      return page;
    });
  },
  location: async ({ db }, provide) => {
    const locality = await db
      .selectFrom('localities')
      .select(['id', 'name', 'latitude', 'longitude'])
      .where('slug', '=', 'iasi')
      .executeTakeFirstOrThrow();
    const category = await db
      .selectFrom('categories')
      .select(['id', 'name'])
      .where('is_health', '=', false)
      .executeTakeFirstOrThrow();
    await provide(async (changes) => {
      const name = `Salon ${randomBytes(4).toString('hex')}`;
      const services = [
        { name: 'Tuns clasic', price: 60 },
        { name: 'Tuns și spălat', price: 85, duration: 45 },
      ];
      const own = { name, professionals: 2, services, locality, category, ...changes };
      const place = await makeLocation(db, own);
      return { ...place, path: `/locations/${place.id}/${place.slug}` };
    });
  },
  booking: async ({ db, client, location }, provide) => {
    let days = 2;
    await provide(async (status, when = 'upcoming') => {
      days += 1;
      const place = await location();
      const date = addDays(today(new Date()), when === 'past' ? -days : days);
      const input = { location: place, userId: client.id, status, date };
      return { id: await makeBooking(db, input), location: place };
    });
  },
  mails: async ({ db, client }, provide) => {
    await provide(() =>
      db
        .selectFrom('mailbox')
        .select(['subject', 'text'])
        .where('recipient', '=', client.email)
        .orderBy('id')
        .execute(),
    );
  },
});

async function makeClient(db: Db): Promise<Client> {
  return { ...(await makeUser(db, { password })), password };
}

async function signIn(page: Page, { email }: Client): Promise<void> {
  await page.request.get('/sanctum/csrf-cookie');
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const response = await page.request.post('/auth/login', {
    data: { from: 'client', email, password },
    headers: { 'x-xsrf-token': decodeURIComponent(token), 'sec-fetch-site': 'same-origin' },
  });
  if (!response.ok()) throw new Error(`${email} could not sign in: ${await response.text()}`);
}

export { expect } from '../collectors/guarded-test.ts';

import type { Page } from '@playwright/test';
import { makeOwnSession } from '#tests/factories/own-session.ts';
import { makeOwnSubscription } from '#tests/factories/own-subscription.ts';
import type { Mock } from '../mocked/mock.ts';

/** A screen in one state: how to get there and what to wait for. */
export type Screen = {
  name: string;
  open: (page: Page, mock: Mock) => Promise<void>;
  /** Path and status of an answer that is meant to fail. */
  refusal?: [path: string, status: number];
  widths?: number[];
};

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).first().waitFor();

const visit =
  (path: string, title: string | RegExp, ...scenarios: string[]): Screen['open'] =>
  async (page, mock) => {
    mock.use(...scenarios);
    await page.goto(path);
    await heading(page, title);
  };

const locationOf =
  (kind: Parameters<Mock['location']>[0]): Screen['open'] =>
  async (page, mock) => {
    const { path, detail } = mock.location(kind);
    await page.goto(path);
    await heading(page, detail.name);
  };

const step =
  (query: string, title: string): Screen['open'] =>
  async (page, mock) => {
    await page.goto(`${mock.location('plain').path}/booking?${query}`);
    await heading(page, title);
  };

const account =
  (path: string, title: string | RegExp, ...scenarios: string[]): Screen['open'] =>
  async (page, mock) => {
    await mock.signIn();
    await visit(path, title, ...scenarios)(page, mock);
  };

const pressed =
  (path: string, role: 'link' | 'button', name: string, dialog: string): Screen['open'] =>
  async (page) => {
    await page.goto(path);
    await page.getByRole('banner').getByRole(role, { name }).first().click();
    await page.getByRole('dialog', { name: dialog }).waitFor();
  };

/** Every screen of the product, in the order of the report. */
export const screens: Screen[] = [
  { name: 'home', open: visit('/', 'Specialiști buni') },
  { name: 'results', open: visit('/locations', /Locații/) },
  { name: 'results-one', open: visit('/locations', /Locații/, 'one-result') },
  { name: 'results-none', open: visit('/locations?search=zzz', /zzz/) },
  { name: 'location', open: locationOf('plain') },
  { name: 'location-offers', open: locationOf('offer') },
  { name: 'location-gallery', open: locationOf('gallery') },
  { name: 'location-long-names', open: locationOf('long-names') },
  { name: 'location-without-services', open: locationOf('no-services') },
  { name: 'booking-1-services', open: step('', 'Alege Serviciile') },
  { name: 'booking-2-professional', open: step('services=101&step=2', 'Alege Specialistul') },
  {
    name: 'booking-3-time',
    open: async (page, mock) => {
      await step('services=101&step=3', 'Alege Data și Ora')(page, mock);
      await page.getByRole('radio', { name: '12:00' }).waitFor();
    },
  },
  {
    name: 'booking-4-summary',
    open: step('services=101,102&date=2026-11-23&time=11:00&step=4', 'Sumar'),
  },
  {
    name: 'booking-5-placed',
    open: async (page, mock) => {
      const { id } = mock.booking();
      const { path } = mock.location('plain');
      await account(`${path}/booking?step=5&booking=${id}`, 'Rezervare Plasată!')(page, mock);
    },
  },
  {
    name: 'search-dialog',
    widths: [360, 768],
    open: pressed('/', 'link', 'Deschide căutarea', 'Căutare'),
  },
  { name: 'drawer', widths: [360, 768], open: pressed('/', 'button', 'Meniu', 'Meniu') },
  {
    name: 'login-dialog',
    widths: [768, 1280],
    open: pressed('/', 'link', 'Intră în cont', 'Autentificare'),
  },
  { name: 'login', open: visit('/login', 'Autentificare') },
  { name: 'bookings', open: account('/account/bookings', 'Rezervările mele', 'many-bookings') },
  { name: 'bookings-none', open: account('/account/bookings', 'Rezervările mele') },
  {
    name: 'booking-details',
    open: async (page, mock) => {
      const { id } = mock.booking();
      await account(`/account/bookings/${id}`, /noiembrie/)(page, mock);
    },
  },
  { name: 'account-menu', widths: [360, 768], open: account('/account', 'Contul meu') },
  { name: 'profile', open: account('/account/profile', 'Profil') },
  {
    name: 'profile-new-email',
    open: async (page, mock) => {
      await account('/account/profile', 'Profil')(page, mock);
      await page.getByRole('button', { name: 'Schimbă e-mailul' }).click();
      await page.getByLabel('E-mail nou').waitFor();
    },
  },
  {
    name: 'security',
    open: async (page, mock) => {
      const data = [makeOwnSession(), makeOwnSession({ id: 'other', current: false })];
      mock.answer('listSessions', () => Response.json({ data }));
      await account('/account/security', 'Securitate')(page, mock);
    },
  },
  {
    name: 'security-delete',
    open: async (page, mock) => {
      await account('/account/security', 'Securitate')(page, mock);
      await page.getByRole('button', { name: 'Șterge contul' }).click();
      await page.getByLabel('Parola actuală').last().waitFor();
    },
  },
  {
    name: 'subscriptions',
    open: async (page, mock) => {
      mock.answer('listSubscriptions', () => Response.json({ data: [makeOwnSubscription()] }));
      await account('/account/subscriptions', 'Abonamente')(page, mock);
    },
  },
  { name: 'subscriptions-none', open: account('/account/subscriptions', 'Abonamente') },
  {
    name: 'not-found',
    refusal: ['/nu-exista', 404],
    open: visit('/nu-exista', '404 Not Found'),
  },
  { name: 'error', refusal: ['/', 500], open: visit('/', 'An error occurred', 'down') },
];

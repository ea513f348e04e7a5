import type { Page } from '@playwright/test';
import { stepLink } from './go-to-step.ts';
import type { Mock } from './mock.ts';

export type Screen = {
  name: string;
  path: (mock: Mock) => string;
  signedIn?: boolean;
  scenario?: string;
  isStatic?: boolean;
  /** `act` shows a message offline, but none if the api fails. */
  isSilent?: boolean;
  act?: (page: Page) => Promise<unknown>;
  ready?: (page: Page) => Promise<unknown>;
};

const main = (page: Page) => page.getByRole('main');
const press = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole('button', { name, exact: true }).first().click();

function send(fields: Record<string, string>, button: string) {
  return async (page: Page) => {
    for (const [label, value] of Object.entries(fields))
      await main(page).getByLabel(label, { exact: true }).first().fill(value);
    for (const box of await main(page)
      .getByRole('checkbox', { name: /^Accept/ })
      .all())
      await box.check();
    await press(button)(page);
  };
}

const passwords = { Parolă: 'parola123', 'Confirmă parola': 'parola123' };
const person = { Prenume: 'Ana', Nume: 'Pop', 'E-mail': 'ana@nou.ro', Telefon: '0722123456' };

const booked = (mock: Mock) => `/account/bookings/${mock.booking({ daysAhead: 9 }).id}`;

const soon = (mock: Mock) => mock.booking({ daysAhead: 0 });

const texts = ['business', 'beauty-and-care', 'health-and-wellness', 'sports-and-recreation']
  .concat('faq', 'privacy-policy', 'terms-and-conditions', 'accessibility', 'how-we-rank')
  .map((name): Screen => ({ name, path: () => `/${name}`, isStatic: true }));

export const screens: Screen[] = [
  { name: 'home', path: () => '/' },
  { name: 'cities', path: () => '/cities' },
  {
    name: 'search dialog',
    path: () => '/faq',
    isStatic: true,
    isSilent: true,
    ready: async (page) => {
      await page.getByRole('link', { name: /^Deschide căutarea/ }).click();
      await page.getByRole('dialog').getByRole('searchbox').waitFor();
    },
    act: async (page) => {
      await page.getByRole('dialog').getByRole('searchbox').fill('tuns');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'results',
    path: () => '/locations',
    isSilent: true,
    act: (page) => main(page).getByRole('link', { name: 'Frizerii' }).first().click(),
  },
  {
    name: 'location',
    path: (mock) => mock.location('plain').path,
    ready: (page) => main(page).getByRole('button', { name: 'Mai multe recenzii' }).waitFor(),
    act: press('Mai multe recenzii'),
  },
  { name: 'city', path: () => '/iasi' },
  { name: 'category in a city', path: () => '/iasi/frizerii' },
  { name: 'numbered page of a city', path: () => '/iasi/pagina/2' },
  { name: 'contest', path: () => '/concurs' },
  { name: 'booking, services', path: (mock) => stepLink(mock, 1) },
  {
    name: 'booking, time',
    path: (mock) => stepLink(mock, 1),
    act: async (page) => {
      await press('Continuă')(page);
      await page.getByRole('heading', { name: 'Alege Specialistul' }).waitFor();
      await press('Continuă')(page);
    },
  },
  {
    name: 'booking, summary',
    path: (mock) => stepLink(mock, 4),
    signedIn: true,
    act: press('Rezervă'),
  },
  {
    name: 'booking, placed',
    path: (mock) => `${mock.location('plain').path}/booking?step=5&booking=${mock.booking().id}`,
    signedIn: true,
  },
  {
    name: 'login',
    path: () => '/login',
    isStatic: true,
    act: send({ 'E-mail': 'ana@exemplu.ro', Parolă: 'parola123' }, 'Intră în cont'),
  },
  {
    name: 'forgotten password',
    path: () => '/login',
    isStatic: true,
    act: async (page) => {
      await press('Ai uitat parola?')(page);
      await send({ 'E-mail': 'ana@exemplu.ro' }, 'Trimite codul')(page);
    },
  },
  {
    name: 'login by SMS',
    path: () => '/login',
    isStatic: true,
    act: async (page) => {
      await press('Autentificare prin SMS')(page);
      await send({ Telefon: '0722123456' }, 'Trimite codul')(page);
    },
  },
  {
    name: 'registration',
    path: () => '/register',
    isStatic: true,
    act: async (page) => {
      await press(/e-mail/i)(page);
      await send({ ...person, ...passwords }, 'Continuă')(page);
    },
  },
  {
    name: 'account, menu',
    path: () => '/account',
    signedIn: true,
    isStatic: true,
  },
  {
    name: 'account, bookings',
    path: () => '/account/bookings',
    signedIn: true,
    scenario: 'many-bookings',
    act: press('Încarcă mai multe'),
  },
  {
    name: 'account, booking',
    path: booked,
    signedIn: true,
    ready: press('Anulează programarea'),
    act: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Motivul anulării').selectOption('Nu mai pot ajunge');
      await dialog.getByRole('button', { name: 'Da, anulează' }).click();
    },
  },
  {
    name: 'account, another time',
    path: (mock) => `${booked(mock)}/reschedule`,
    signedIn: true,
  },
  {
    name: 'account, profile',
    path: () => '/account/profile',
    signedIn: true,
    act: send({ Prenume: 'Anamaria' }, 'Salvează'),
  },
  {
    name: 'account, security',
    path: () => '/account/security',
    signedIn: true,
    act: press('Descarcă datele mele'),
  },
  { name: 'account, subscriptions', path: () => '/account/subscriptions', signedIn: true },
  { name: 'account, favourites', path: () => '/account/favourites', signedIn: true },
  {
    name: 'feedback',
    path: () => '/feedback',
    isStatic: true,
    act: send(
      { Nume: 'Ana', 'E-mail': 'ana@exemplu.ro', Mesaj: 'O idee bună.' },
      'Trimite mesajul',
    ),
  },
  {
    name: 'link of a booking',
    path: (mock) => `/b/${soon(mock).id}`,
    act: press('Vin la timp'),
  },
  {
    name: 'link of a booking, another time',
    path: (mock) => `/b/${mock.booking({ daysAhead: 9 }).id}/reschedule`,
  },
  { name: 'link that is no longer valid', path: () => '/b/nimic' },
  {
    name: 'request to a location',
    path: () => '/provider/bookings/a.b',
    act: press('Confirmă programarea'),
  },
  {
    name: 'confirmed booking of a location',
    path: () => '/provider/bookings/a.b',
    scenario: 'location-link-confirmed',
    ready: press('Anulează programarea'),
    act: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Motivul anulării').selectOption('Specialistul nu este disponibil');
      await dialog.getByRole('button', { name: 'Da, anulează' }).click();
    },
  },
  {
    name: 'visit of a location that has begun',
    path: () => '/provider/bookings/a.b',
    scenario: 'location-link-begun',
    ready: press('Clientul nu a venit'),
    act: (page) => page.getByRole('button', { name: 'Confirm că nu a venit' }).click(),
  },
  {
    name: 'blocked hours of a location',
    path: () => '/provider/calendars/a.b',
    act: press('Blochează'),
  },
  { name: 'mailbox', path: () => '/dev/mailbox' },
  {
    name: 'consent',
    path: () => '/faq',
    isStatic: true,
    isSilent: true,
    ready: (page) =>
      // Without its script, the link leads to the privacy policy.
      page.waitForFunction(() => performance.now() > 8_000),
    act: (page) => page.getByRole('link', { name: 'Setări cookie' }).click(),
  },
  ...texts,
];

import { hintCookie, hostCookie, xsrfCookie } from '#contract/session-cookies.ts';
import { maxCounts } from '#contract/values.ts';
import { retentionDays } from '#domain/legal/periods.ts';

type Entry = { life: string; holds: string };

const { refreshToken, knownBrowser } = retentionDays;
const sinceUse = `cel mult ${refreshToken} de zile de la ultima folosire`;
const formCookie = {
  life: 'cel mult 2 ore de la ultima reînnoire',
  holds: 'protejează formularele',
};
const placeLife = 'cât permite browserul, de obicei 400 de zile';
const inBrowser = 'în browser, până ștergi datele site-ului';
const untilClosed = 'în fila deschisă, până o închizi';
const twoHours =
  'în fila deschisă, până o închizi; după 2 ore de la ultima schimbare nu se mai folosește';
const codeLife = 'în fila deschisă, până o închizi; după 15 minute nu se mai folosește';

/** Production names. */
const cookies = {
  [hostCookie('at')]: { life: '15 minute', holds: 'te ține în cont' },
  [hostCookie('rt')]: { life: sinceUse, holds: 'te ține în cont' },
  [hintCookie]: { life: sinceUse, holds: 'ține minte că ești în cont' },
  [hostCookie('known')]: {
    life: `${knownBrowser} de zile de la ultima autentificare`,
    holds:
      'recunoaște browserul din care ai intrat, ca numărul de telefon și conturile Apple sau Facebook să rămână legate de cont când îți alegi altă parolă',
  },
  [hostCookie('anon')]: formCookie,
  [xsrfCookie]: formCookie,
  selectedCity: { life: placeLife, holds: 'locul în care cauți' },
  radius: { life: placeLife, holds: 'raza în care cauți' },
  registerResendAt: {
    life: 'cel mult o zi',
    holds: 'cât mai ai de așteptat până la un cod nou',
  },
} satisfies Record<string, Entry>;

const deviceEntries = {
  consentPreferences: { life: inBrowser, holds: 'ce ai ales în „Preferințe de marketing”' },
  favourites: {
    life: 'în browser, până trec în cont sau ștergi datele site-ului',
    holds: `cel mult ${maxCounts.guestFavourites} de locații adăugate la favorite fără să fii în cont; trec în cont când intri în el, iar cele care nu mai încap rămân în browser până se face loc`,
  },
  recentLocations: {
    life: 'în browser, până ștergi lista, ieși din cont sau îți retragi acordul',
    holds: `ultimele ${maxCounts.recentLocations} locații văzute, numai dacă ești de acord cu „Marketing”; le poți șterge oricând pe pagina principală`,
  },
  upcomingBookings: {
    life: 'în browser, până ieși din cont',
    holds:
      'programările tale viitoare, cu locația, serviciile, specialistul, ora și starea, ca să le vezi și fără internet',
  },
  scheme: { life: inBrowser, holds: 'dacă vrei pagina luminoasă sau întunecată' },
} satisfies Record<string, Entry>;

const tabEntries = {
  booking: { life: twoHours, holds: 'programarea începută la o locație, cu ce ai scris în ea' },
  'booking-key': {
    life: untilClosed,
    holds:
      'programarea sau reprogramarea trimisă ori intervalul pe care l-ai blocat, până aflăm că cererea a ajuns, ca să nu se înregistreze de două ori',
  },
  typed: {
    life: twoHours,
    holds:
      'textul rămas netrimis al unui formular din cont, al mesajului din „Scrie-ne”, al motivului cu care o locație anulează o programare sau al formularelor de autentificare și de creare a contului, fără parole și coduri',
  },
  authStep: {
    life: codeLife,
    holds: 'pasul autentificării sau al creării contului, fără parole și coduri',
  },
  signInFor: {
    life: untilClosed,
    holds: 'programarea pentru care intri în cont, ca să o poți trimite și după o reîncărcare',
  },
  contactStep: { life: codeLife, holds: 'e-mailul sau numărul nou, cât aștepți codul' },
  contactOpen: {
    life: untilClosed,
    holds: 'ce schimbi în „Profil”: e-mailul sau numărul de telefon',
  },
  pageNote: {
    life: untilClosed,
    holds: 'un mesaj care apare o dată pe pagina următoare, de exemplu după ieșirea din cont',
  },
  chunkReloadAt: { life: untilClosed, holds: 'ora la care pagina s-a reîncărcat singură' },
} satisfies Record<string, Entry>;

export const storageKeys = { ...cookies, ...deviceEntries, ...tabEntries };

export type CookieName = keyof typeof cookies;
export type DeviceKey = keyof typeof deviceEntries;
type TabEntry = keyof typeof tabEntries;
export type TabKey = TabEntry | `${TabEntry}:${string | number}`;

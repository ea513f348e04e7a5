import { hostCookie, hintCookie, xsrfCookie } from '#contract/session-cookies.ts';
import { maxCounts } from '#contract/values.ts';
import { retentionDays } from '#domain/legal/retention-days.ts';

const { refreshToken, knownBrowser } = retentionDays;

/** What the browser stores: purpose, duration and reader. The names are those of production. */
export const cookieList: string[] = [
  `${hostCookie('at')} (15 minute), ${hostCookie('rt')} și ${hintCookie} (cel mult ${refreshToken} de zile de la ultima folosire): țin contul deschis;`,
  `${hostCookie('known')} (${knownBrowser} de zile de la ultima autentificare): recunoaște browserul din care ai intrat, ca telefonul și conturile Apple sau Facebook să rămână în cont când îți alegi altă parolă;`,
  `${hostCookie('anon')} și ${xsrfCookie} (2 ore de la ultima folosire): protejează formularele;`,
  'selectedCity și radius (cât permite browserul, de obicei 400 de zile): locul și raza în care cauți;',
  'registerResendAt (cel mult câteva minute): cât mai ai de așteptat până la un cod nou;',
  'consentPreferences (în browser, până ștergi datele site-ului): ce ai ales în „Preferințe de marketing”;',
  `favourites (în browser, până ștergi datele site-ului): cel mult ${maxCounts.guestFavourites} de locații adăugate la favorite fără să fii în cont; trec în cont când intri în el;`,
  `recentLocations (în browser): ultimele ${maxCounts.recentLocations} locații văzute, numai dacă ești de acord cu „Marketing”; lista o poți șterge oricând pe prima pagină; dispare când ieși din cont sau îți retragi acordul;`,
  'upcomingBookings (în browser): programările tale viitoare, cu locația, specialistul și ora, ca să le vezi și fără internet; se șterg când ieși din cont;',
  'scheme (în browser, până ștergi datele site-ului): dacă vrei pagina luminoasă sau întunecată;',
  'în fila deschisă, până o închizi: programarea începută și textul rămas netrimis al unui formular din cont, dacă s-a încheiat sesiunea, al mesajului din „Scrie-ne” sau al formularelor de intrare și înregistrare, fără parole și coduri (cel mult două ore), pasul la care aștepți un cod (15 minute), mesajul pentru pagina următoare și ora la care pagina s-a reîncărcat singură.',
];

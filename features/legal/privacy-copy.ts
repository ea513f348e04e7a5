import { maxCounts } from '#contract/values.ts';
import { retentionDays } from '#domain/retention-days.ts';
import type { Operator, ReadingText } from './reading-text.ts';

/** The privacy policy. */
export function privacyCopy({ identity, email }: Operator): ReadingText {
  return {
    title: 'Politica de confidențialitate',
    description: 'Ce date folosește Aproape, de ce, cât timp le păstrează și ce drepturi ai.',
    lead: 'Îți spunem pe scurt ce date folosim, de ce avem nevoie de ele, cui ajung și cum le poți vedea sau șterge.',
    date: '22 noiembrie 2026',
    sections: [
      {
        id: 'operator',
        title: 'Cine răspunde de datele tale',
        paragraphs: [
          `Operatorul datelor este ${identity}. Pentru orice întrebare despre date ne scrii la ${email}.`,
          'Locația la care faci o programare primește datele acelei programări și răspunde ea însăși de felul în care le folosește.',
        ],
      },
      {
        id: 'date',
        title: 'Ce date folosim',
        paragraphs: ['Folosim numai ce ne dai tu și ce apare când folosești Aproape:'],
        items: [
          'contul: prenume, nume, e-mail, telefon, fotografia pe care o adaugi; parola o păstrăm numai sub o formă din care nu poate fi citită;',
          'intrarea în cont: dispozitivul și rețeaua de pe care ai intrat, ca să îți recunoști sesiunile; dacă intri cu Apple sau Facebook, identificatorul prin care te recunosc aceste servicii;',
          'programările: locația, serviciile, specialistul, ziua și ora, prețul, mesajul tău și răspunsurile la întrebările locației;',
          'voucherele și abonamentele tale, locațiile favorite, recenziile pe care le scrii;',
          'mesajele pe care ni le scrii din pagina „Scrie-ne”: numele, e-mailul și textul;',
          'locul în jurul căruia cauți: orașul ales sau, numai dacă apeși „Locația curentă” și îi dai voie browserului, poziția ta; nu o păstrăm pe server.',
        ],
      },
      {
        id: 'scop',
        title: 'De ce le folosim',
        paragraphs: ['Fiecare prelucrare are un temei în Regulamentul (UE) 2016/679 (GDPR):'],
        items: [
          'ca să ai un cont și să faci programări: executarea contractului, art. 6 alin. (1) lit. b);',
          'ca să protejăm conturile și pagina de abuzuri și să îți răspundem când ne scrii: interesul nostru legitim, lit. f);',
          'ca să păstrăm ce ne cere legea: obligație legală, lit. c);',
          'ca să aflăm cât de repede se încarcă și răspund paginile și cât de stabile sunt: numai cu acordul tău, lit. a); păstrăm doar numere pe zi și pe fel de pagină, nimic despre cine ești;',
          'ca să îți trimitem noutăți: numai cu acordul tău, lit. a), pe care îl poți retrage oricând.',
        ],
      },
      {
        id: 'sanatate',
        title: 'Programări la medic',
        paragraphs: [
          'O programare la o clinică poate spune ceva despre sănătatea ta. O folosim numai ca să ajungă la clinica aleasă. Te rugăm să nu scrii informații medicale în mesajul programării.',
        ],
      },
      {
        id: 'cui',
        title: 'Cui ajung datele',
        paragraphs: ['Nu vindem date. Ele ajung numai la:'],
        items: [
          'locația aleasă: numele, telefonul și datele programării;',
          'furnizorii care trimit SMS-urile și e-mailurile noastre și care găzduiesc serverele, pe baza unui contract;',
          'Apple, Facebook sau Google (reCAPTCHA), numai când folosești intrarea în cont sau formularul de mesaje care are nevoie de ele;',
          'Google (Maps), unde harta și adresele vin de la el: numai când deschizi harta sau scrii o adresă;',
          'autorități, când legea ne obligă.',
        ],
      },
      {
        id: 'pastrare',
        title: 'Cât timp le păstrăm',
        paragraphs: [],
        items: [
          'contul: până îl ștergi;',
          'programările: cât ai cont; după ștergerea contului rămân fără nume și fără date de contact;',
          'mesajele din „Scrie-ne”: un an;',
          `sesiunile încheiate: ${retentionDays.endedSessions} de zile;`,
          `măsurătorile paginilor: ${retentionDays.measurements} de zile;`,
          'codurile trimise prin SMS sau e-mail: nu le păstrăm; faptul că au fost cerute, cel mult o zi după ce expiră.',
        ],
      },
      {
        id: 'cookie',
        title: 'Cookie-uri și date din browser',
        paragraphs: [
          'Ce este esențial folosim mereu: fără aceste date pagina nu funcționează. Ce alegi tu să ținem minte, ca favoritele și aspectul, rămâne în browser. Programările viitoare le ținem acolo ca să le vezi și fără internet. Măsurătorile, reclamele și lista locațiilor văzute recent le folosim numai dacă ești de acord; până alegi, nu încărcăm nimic din ele.',
          'Alegerea o poți schimba oricând din „Setări cookie”, în josul fiecărei pagini.',
        ],
        items: [
          'at, rt, auth_hint: țin contul deschis;',
          `known: recunoaște ${retentionDays.knownBrowser} de zile browserul din care ai intrat, ca parolele încercate de alții să nu te țină afară;`,
          'anon, XSRF-TOKEN: protejează formularele;',
          'consentPreferences (în browser): ce ai ales în „Preferințe de marketing”;',
          'selectedCity, radius: locul și raza în care cauți;',
          `favourites (în browser): cel mult ${maxCounts.guestFavourites} de locații adăugate la favorite fără să fii în cont; trec în cont când intri în el;`,
          `recentLocations (în browser): ultimele ${maxCounts.recentLocations} locații văzute, numai dacă ești de acord cu „Marketing”; lista o poți șterge oricând pe prima pagină; dispare când ieși din cont sau îți retragi acordul;`,
          'registerResendAt: cât mai ai de așteptat până la un cod nou;',
          'upcomingBookings (în browser): programările tale viitoare, cu locația, specialistul și ora, ca să le vezi și fără internet; se șterg când ieși din cont;',
          'scheme (în browser): dacă vrei pagina luminoasă sau întunecată;',
          'în fila deschisă, până o închizi: programarea începută și textul rămas netrimis al unui formular din cont, când ai fost deconectat, al mesajului din „Scrie-ne” sau al formularelor de intrare și înregistrare, fără parole și coduri (cel mult două ore), pasul la care aștepți un cod (15 minute), mesajul pentru pagina următoare și ora la care pagina s-a reîncărcat singură.',
        ],
      },
      {
        id: 'drepturi',
        title: 'Drepturile tale',
        paragraphs: [
          'Poți vedea, corecta, descărca și șterge datele tale, te poți opune folosirii lor sau poți cere restrângerea ei. Din contul tău: „Profil” pentru corectare și pentru acordul la oferte, „Securitate” pentru descărcarea datelor și ștergerea contului.',
          `Pentru orice altceva scrie-ne la ${email}; răspundem în cel mult o lună. Dacă nu ești mulțumit de răspuns, te poți adresa Autorității Naționale de Supraveghere a Prelucrării Datelor cu Caracter Personal (dataprotection.ro).`,
        ],
      },
      {
        id: 'varsta',
        title: 'Vârsta',
        paragraphs: [
          'Contul este pentru persoane care au împlinit 16 ani. Pentru cineva mai mic, programarea o face un părinte sau un tutore.',
        ],
      },
      {
        id: 'schimbari',
        title: 'Schimbări ale acestei pagini',
        paragraphs: [
          'Când schimbăm ceva important, actualizăm data de sus și îi anunțăm prin e-mail pe cei care au cont.',
        ],
      },
    ],
  };
}

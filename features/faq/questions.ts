import { missedVisitsSentence } from '#domain/booking/approval.ts';

export const questionGroups: Record<string, Record<string, string>> = {
  Căutare: {
    'Cum găsesc un specialist aproape de mine?':
      'Scrie serviciul, salonul sau specialistul în căutare și alege locul. Apasă „Locația curentă” dacă vrei să căutăm în jurul tău. Raza obișnuită este de 30 km și o poți schimba din filtre.',
    'De ce îmi apar rezultate din Iași?':
      'Până alegi un loc, căutăm în jurul orașului Iași. Alege alt oraș în câmpul „Caută locația dorită”; îl ținem minte pentru data viitoare.',
    'În ce ordine apar locațiile?':
      'După cât se potrivesc cu ce ai căutat, apoi după nota medie ponderată cu numărul de recenzii, după orele libere din următoarele 7 zile și după distanță. Nicio locație nu plătește pentru un loc mai bun. Explicația completă este pe pagina „Cum ordonăm rezultatele”.',
  },
  Programări: {
    'Cum fac o programare?':
      'Alege locația, serviciile, specialistul, ziua și ora, verifică sumarul și apasă „Rezervă” sau, dacă prin programare cumperi și un abonament, „Rezervă cu obligația de plată”. Până atunci nu se trimite nimic. Dacă nu ai cont, ți-l faci în același loc, fără să pierzi ce ai ales.',
    'Programarea este confirmată imediat?': `Depinde de locație: unele confirmă automat, altele răspund după ce verifică cererea, iar atunci îți scriem pe e-mail. ${missedVisitsSentence}. Starea programării o vezi și în „Rezervările mele”. O cerere fără răspuns expiră după 24 de ore sau la ora programării, dacă aceasta vine mai devreme.`,
    'Pot alege mai multe servicii deodată?':
      'Da, dacă se pot face împreună, de același specialist. Serviciile care nu se potrivesc cu cele alese sunt marcate și îți spunem de ce.',
    'Ce înseamnă „Oricare specialist”?':
      'Vezi orele libere ale tuturor specialiștilor care oferă serviciile alese, iar la rezervare alegem noi pe cineva disponibil la ora aleasă de tine.',
    'Ce fac dacă nu mai pot ajunge?':
      'Anulează cât mai devreme, ca ora să fie liberă pentru altcineva: cu linkul pe care ți l-am trimis pe e-mail sau din „Rezervările mele”. Termenul este cel afișat la programare. După termen, scrie-ne.',
    'Pot schimba programarea fără să intru în cont?':
      'Da. Mesajele despre programare au un link cu care o vezi și, până la termenul afișat, o muți sau o anulezi. Dacă locația primește mesaje de la noi, cu cel mult 3 ore înainte și până la 15 minute după ora programării o poți și anunța că întârzii 5, 10 sau 15 minute. Linkul este numai pentru acea programare și nu mai merge la o zi după ea sau dacă îți schimbi e-mailul ori telefonul. Nu-l da altcuiva.',
    'Pot vedea programările în calendarul meu?':
      'Da. În „Rezervările mele” creezi un link secret pe care îl adaugi o dată în calendarul telefonului, în Google Calendar sau în Outlook. Programările apar și se actualizează singure. Linkul îl poți dezactiva oricând.',
    'Cum contactez locația?':
      'Telefonul și e-mailul prestatorului, dacă ni le-a dat, sunt pe pagina locației, la „Despre”. Pentru specialist poți lăsa un mesaj în sumarul programării. Dacă nu primești răspuns, scrie-ne.',
    'Ora aleasă tocmai a fost ocupată. Ce se întâmplă?':
      'Alegi altă oră, iar restul alegerilor se păstrează. Dacă mai sunt ore libere în zilele apropiate, ți le propunem noi.',
  },
  'Prețuri și plată': {
    'Plătesc ceva pe Aproape?':
      'Nu. Căutarea, contul și programarea sunt gratuite; serviciul îl plătești la locație.',
    'Ce înseamnă „Preț neafișat”?': 'Prețul nu este afișat pe Aproape; se stabilește la locație.',
    'Cum folosesc un voucher sau un abonament?':
      'Codul de voucher îl scrii în sumarul programării. Abonamentele tale sunt în cont, la „Abonamente”: alege unul și fă o programare cu el, iar ședința este inclusă.',
  },
  Cont: {
    'Cum intru în cont dacă am uitat parola?':
      'Apasă „Ai uitat parola?” și îți trimitem un cod pe e-mail. Dacă ai un număr de telefon în cont și pagina de autentificare oferă intrarea prin SMS, poți folosi și un cod trimis pe telefon.',
    'Nu primesc codul. Ce fac?':
      'Verifică numărul sau adresa, așteaptă să treacă secundele afișate și apasă „Retrimite codul”. Pentru e-mail uită-te și în Spam. Un cod este valabil 5 minute.',
    'Cum îmi schimb numărul de telefon sau e-mailul?':
      'În „Profil”. Numărul sau e-mailul nou îl confirmi printr-un cod; până atunci rămâne cel vechi.',
    'Cum îmi descarc datele sau îmi șterg contul?':
      'În cont, la „Securitate”. Ștergerea anulează programările viitoare și este definitivă.',
  },
  Afaceri: {
    'Am un salon sau o clinică. Cum apar pe Aproape?':
      'Pe pagina „Pentru afaceri” vezi cum începi și cum ajung pe Aproape serviciile, echipa și programul tău.',
    'Cum blochez o oră pentru o programare luată la telefon sau o zi liberă?':
      'În fiecare mesaj despre o programare ai linkul „Blochează ora”, fără cont: alegi specialistul, ziua și ora, iar ora nu se mai poate rezerva online. Tot acolo blochezi zile întregi sau aceeași oră în fiecare săptămână și scoți intervalele de care nu mai ai nevoie. Dacă în intervalul ales este deja o programare, îți spunem la ce oră.',
    'Cum văd programările în calendarul telefonului?':
      'Pe pagina „Blochează o oră” ai un link pentru toată locația și, dacă sunt mai mulți specialiști, câte unul pentru fiecare. Îl adaugi o dată în Google, Apple sau Outlook, iar programările și orele blocate apar singure. Dacă l-a aflat cine nu trebuia, apeși „Schimbă linkul” și cel vechi nu mai merge.',
    'Țin programările în Google, Outlook sau Apple. Ține cont de ele și Aproape?':
      'Da, dacă ne dai adresa iCal a calendarului. Îl citim la fiecare cinci minute și când un client alege sau rezervă o oră, iar orele ocupate acolo nu se mai pot rezerva. Păstrăm doar intervalele, nu și titlurile. Cât timp nu îl putem citi, programările noi așteaptă confirmarea ta.',
    'Cum cer corectarea datelor locației mele?': 'Scrie-ne la adresa de e-mail din josul paginii.',
  },
};

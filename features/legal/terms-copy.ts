import { missedVisitsSentence } from '#domain/booking/approval.ts';
import { pendingHours, maxBookings } from '#domain/booking/booking-status.ts';
import { reviewRules } from '#domain/booking/review-rules.ts';
import { refundDays, withdrawalDays } from '#domain/booking/withdrawal.ts';
import { contestMonths } from '#domain/legal/periods.ts';
import type { Operator, ReadingText } from './reading-text.ts';

export const termsCopy = ({ identity, email, phone }: Operator): ReadingText => ({
  title: 'Termeni și condiții',
  description: 'Regulile după care folosești Aproape: cont, programări, prețuri, recenzii.',
  lead: 'Aceste reguli se aplică oricui folosește Aproape. Le-am scris ca să poată fi citite până la capăt.',
  date: '30 noiembrie 2026',
  body: `
## Cine suntem {#cine}
Platforma Aproape este administrată de ${identity}. Ne ocupăm cu intermedierea programărilor online. Ne scrii la ${email}${phone && ` sau ne suni la ${phone}`}.

## Ce face Aproape {#rol}
Aproape te ajută să găsești saloane, frizerii, clinici, săli de sport și specialiști din apropiere și să faci o programare la ei.
Serviciul îl prestează locația aleasă. Contractul pentru serviciu este între tine și locație; noi transmitem programarea și păstrăm evidența ei. Locațiile declară că sunt prestatori profesioniști; datele pe care ni le-au dat sunt pe pagina fiecăreia.

## Contul tău {#cont}
Poți căuta fără cont. Pentru o programare ai nevoie de unul, cu date adevărate. Când îl faci, confirmi prin SMS un număr de telefon al tău. Trebuie să ai cel puțin 16 ani.
Ține parola și codurile numai pentru tine. Dacă bănuiești că altcineva îți folosește contul, alege o parolă nouă la „Securitate”: celelalte dispozitive vor fi deconectate. Îți poți șterge contul oricând, tot de acolo.

## Contul ca serviciu digital {#serviciu-digital}
Contul și căutarea sunt un serviciu digital gratuit, pe care îl folosești pe durată nedeterminată și în schimbul căruia ne dai datele din Politica de confidențialitate. Ne asigurăm că serviciul este conform cu acești termeni, la zi și sigur cât timp îl folosești (OUG 141/2021). Dacă ceva nu merge cum trebuie, scrie-ne la ${email}: îl aducem în conformitate fără costuri și într-un termen rezonabil; dacă nu reușim, poți pune capăt contractului. Poți renunța oricând, fără să dai un motiv, ștergându-ți contul.
Putem schimba serviciul ca să rămână sigur și conform cu legea sau ca să fie mai ușor de folosit, fără costuri pentru tine. Despre o schimbare care îți restrânge drepturile îți scriem cu cel puțin 30 de zile înainte, iar tu poți renunța la cont.

## Programările {#programari}
Trimiți programarea apăsând „Rezervă” sau, dacă ea cuprinde cumpărarea unui abonament, „Rezervă cu obligația de plată”; dacă nu ești în cont, pleacă după ce intri în el. Unele locații o confirmă imediat, altele răspund după ce verifică cererea; starea ei o vezi în „Rezervările mele”. O cerere fără răspuns expiră după ${pendingHours} de ore sau la ora programării, dacă aceasta vine mai devreme.
Ca orele libere să rămână pentru toți, poți avea în același timp cel mult ${maxBookings.upcoming} de programări viitoare, dintre care cel mult ${maxBookings.pending} cereri fără răspuns.
Dacă nu poți ajunge, anulează cât mai devreme din „Rezervările mele”; termenul de anulare este cel afișat la programare, iar după el ne scrii la ${email}. O programare la care nu ajungi îi ia altcuiva locul.
Locația poate anula o programare confirmată până la ora ei și trebuie să spună motivul. Ți-l scriem, împreună cu alte ore libere, dacă mai sunt. Pentru programarea anulată nu ai nimic de plătit, în afară de abonamentul cumpărat cu ea, dacă îl folosesc deja alte programări ale tale. Dacă ai folosit un voucher sau o ședință dintr-un abonament pe care îl aveai deja, le primești înapoi.
Dacă nu ajungi, locația poate nota că ai ratat vizita: îți scriem, iar despre o vizită ratată nu poți lăsa o recenzie. ${missedVisitsSentence}; se numără vizitele ratate la toate locațiile. Dacă ai fost acolo, scrie-ne la ${email} și verificăm.

## Prețuri și plată {#preturi}
Prețurile sunt stabilite de locații și sunt afișate în lei (RON). Totalul îl vezi înainte să trimiți programarea, cu reducerile și voucherele aplicate. Unde scrie „Preț neafișat”, prețul se stabilește la locație.
Nu plătești nimic prin Aproape: plata se face la locație.

## Abonamente și vouchere {#abonamente}
Un abonament cuprinde un număr de ședințe, care pot fi folosite până la data afișată în contul tău. Îl cumperi de la locație, cu o programare trimisă prin „Rezervă cu obligația de plată”, când aceasta este confirmată, și îl plătești acolo. Programarea cu care îl cumperi ocupă prima ședință, iar fiecare programare făcută apoi cu el ocupă câte una, pe care o primești înapoi dacă programarea este anulată, respinsă sau expiră.
Dacă programarea cu care îl cumperi este anulată, respinsă sau expiră, nu mai cumperi nici abonamentul, în afară de cazul în care îl folosesc deja alte programări ale tale; ca să o poți anula tu, anulează-le întâi pe acelea.
Un voucher se aplică numai serviciilor și perioadei pentru care a fost dat și nu poate fi preschimbat în bani.

## Retragerea din abonament {#retragere}
Dacă ai cumpărat un abonament ca persoană fizică, pentru tine și nu pentru o afacere, te poți retrage din contract în ${withdrawalDays} zile, fără să spui de ce și fără alte costuri decât ședințele folosite. Termenul se calculează din ziua următoare celei în care a fost confirmată programarea cu care l-ai cumpărat; dacă ultima zi este sâmbătă, duminică sau sărbătoare legală, termenul se prelungește până la sfârșitul primei zile lucrătoare care urmează.
Retragerea o faci din cont: „Abonamente”, „Retrage-te din contract”, apoi „Confirmă retragerea”. Primești imediat confirmarea pe e-mail, iar locației îi scriem, dacă are o adresă de e-mail la noi. Poți folosi și formularul de mai jos sau orice altă declarație clară, trimisă locației sau la ${email}; ajunge să o trimiți înainte să expire termenul. Dacă ne-o trimiți nouă, îți confirmăm primirea.
Primești înapoi prețul abonamentului, mai puțin ședințele folosite, adică cele care au început: din preț se scade prețul unei ședințe, înmulțit cu numărul lor. De exemplu, dintr-un abonament de 600 RON cu 10 ședințe, după o ședință primești înapoi 540 RON. Banii îi dă locația, în cel mult ${refundDays} zile de la retragere, prin aceeași metodă prin care ai plătit. Dacă nu ai plătit încă, achiți doar ședințele folosite, dacă ai folosit vreuna.
Programările viitoare făcute cu abonamentul se anulează odată cu retragerea, chiar dacă termenul lor de anulare a trecut; le vezi înainte să confirmi. Nu plătești nimic pentru ele.
Nu te mai poți retrage:
- după ce termenul a expirat;
- după ce ai folosit toate ședințele: la cumpărare ai cerut ca ele să aibă loc în cursul termenului de retragere și ai confirmat că, după ultima, pierzi dreptul de retragere.

## Când legea nu îți dă dreptul de retragere {#retragere-exceptii}
Pentru serviciile de sănătate legea nu prevede dreptul de retragere, dar la abonamentele cumpărate prin Aproape îl ai și pentru ele, în aceleași condiții. O programare simplă nu te obligă la plată până la vizită: o anulezi din „Rezervările mele”, până la termenul afișat.

## Formular de retragere {#formular-retragere}
Completează și trimite acest formular numai dacă vrei să te retragi din contract și nu folosești butonul din cont.
- Către: [numele, adresa și e-mailul locației] sau ${email}
- Vă informez prin prezenta cu privire la retragerea mea din contractul referitor la prestarea următorului serviciu: [abonamentul]
- Comandat la data de: [ziua în care ai făcut programarea cu care l-ai cumpărat]
- Numele consumatorului: [numele tău]
- Adresa consumatorului: [adresa ta]
- Semnătura consumatorului: [doar dacă trimiți formularul pe hârtie]
- Data: [data]

## Recenzii {#recenzii}
${reviewRules}
Scrie numai ce ai trăit, fără jigniri și fără datele altora.

## Cum verificăm conținutul {#continut}
Recenziile și fotografiile apar fără să le aprobăm dinainte. Dacă o recenzie încalcă legea sau acești termeni, apasă „Raportează” lângă ea și alege motivul. Pentru o fotografie, deschide-o și apasă „Raportează fotografia”; pentru o informație greșită ai un link la „Despre”, pe pagina locației. Formularul se deschide cu adresa paginii și, pentru o fotografie, cu numărul ei. Ne poți scrie și la ${email}: spune despre ce este vorba, de ce crezi că încalcă legea sau acești termeni și cum te cheamă. Dacă ne-ai scris, îți confirmăm primirea.
Raportările le citesc și le judecă oameni, nu programe. Automat verificăm numai forma: lungimea textelor, caracterele lor, tipul și mărimea fotografiilor. Ce încalcă regulile ascundem, iar la abateri repetate putem închide contul. Autorului și celui care ne-a scris le spunem ce am decis, de ce și cum pot contesta decizia.
Dacă nu ești de acord cu decizia, scrie-ne la ${email} în cel mult ${contestMonths} luni și o mai verificăm o dată, gratuit. Te poți adresa și Autorității Naționale pentru Administrare și Reglementare în Comunicații (ancom.ro), coordonatorul serviciilor digitale, sau instanței.

## Puncte de contact {#puncte-de-contact}
Punctul unic de contact, atât pentru utilizatori, cât și pentru autoritățile statelor membre, Comisia Europeană și Comitetul european pentru servicii digitale (art. 11 și 12 din Regulamentul (UE) 2022/2065), este ${email}. Ne poți scrie în română sau în engleză și îți răspunde un om.

## Ordinea rezultatelor {#ordine}
Pe pagina „Cum ordonăm rezultatele” explicăm ordinea locațiilor. Nicio locație nu plătește pentru un loc mai bun în listă.

## Ce nu este permis {#folosire}
- să faci programări la care nu vrei să ajungi sau în numele altcuiva fără acordul său;
- să încerci să accesezi conturi sau date care nu sunt ale tale;
- să suprasoliciți platforma cu cereri automate ori să îi copiezi catalogul;
- să publici lucruri ilegale, jignitoare sau care încalcă drepturile altora.

## Răspundere {#raspundere}
Răspundem de buna funcționare a platformei și de transmiterea programărilor. De serviciul prestat și de informațiile despre el răspunde locația. Nimic din acești termeni nu îți limitează drepturile pe care le ai prin lege în calitate de consumator.

## Reclamații {#reclamatii}
Scrie-ne la ${email} și îți răspundem în cel mult 30 de zile. Dacă nu ajungem la o înțelegere, te poți adresa Autorității Naționale pentru Protecția Consumatorilor (anpc.ro), inclusiv pentru soluționarea alternativă a litigiului (SAL), sau instanței.

## Legea aplicabilă și modificarea termenilor {#lege}
Se aplică legea română. Când schimbăm acești termeni, actualizăm data de sus și, dacă ai cont, te anunțăm prin e-mail cu cel puțin 15 zile înainte, iar dacă schimbarea îți restrânge drepturile, cu cel puțin 30 de zile; pentru programările deja făcute se aplică regulile vechi.
`,
});

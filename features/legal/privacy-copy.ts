import { storageKeys } from '#lib/browser/storage-keys.ts';
import { retentionDays } from '#domain/legal/periods.ts';
import { missedVisitsRule } from '#domain/booking/approval.ts';
import { listOf, type Operator, type ReadingText } from './reading-text.ts';

const stored = listOf(
  Object.entries(storageKeys).map(([name, { life, holds }]) => `${name} (${life}): ${holds}`),
);

export const privacyCopy = ({ identity, email }: Operator): ReadingText => ({
  title: 'Politica de confidențialitate',
  description: 'Ce date folosește Aproape, de ce, cât timp le păstrează și ce drepturi ai.',
  lead: 'Îți spunem pe scurt ce date folosim, de ce avem nevoie de ele, la cine ajung și cum le poți vedea sau șterge.',
  date: '30 noiembrie 2026',
  body: `
## Cine răspunde de datele tale {#operator}
Operatorul datelor este ${identity}. Pentru orice întrebare despre date ne scrii la ${email}.
Locația la care faci o programare primește datele acelei programări și răspunde ea însăși de felul în care le folosește, ca operator independent.

## Ce date folosim {#date}
Folosim ce ne dai tu, ce apare când folosești Aproape, ce ne spun Apple sau Facebook dacă intri prin ele și vizitele pe care o locație le notează ca ratate:
- contul: prenume, nume, e-mail, telefon, fotografia pe care o adaugi; parola o păstrăm numai sub o formă din care nu poate fi citită;
- intrarea în cont: dispozitivul de pe care și rețeaua din care ai intrat; dacă intri cu Apple sau Facebook, identificatorul prin care te recunosc aceste servicii, numele și e-mailul pe care ni le dau;
- programările: locația, serviciile, specialistul, ziua și ora, prețul, mesajul tău, răspunsurile la întrebările locației, dacă ai ajuns sau nu și motivul anulării;
- voucherele și abonamentele tale, locațiile favorite, recenziile pe care le scrii;
- alegerile tale: dacă primești mementouri, oferte și noutăți și ce anunțuri despre locuri libere mai devreme ai cerut;
- participarea la un concurs, dacă îi accepți regulamentul: numele, e-mailul și programările care îți dau dreptul să participi la tragerea la sorți;
- mesajele pe care ni le scrii de pe pagina „Scrie-ne”: numele, e-mailul și textul;
- încercările pe care le numărăm ca să oprim abuzurile, de exemplu autentificările și codurile cerute: adresa IP, e-mailul, telefonul sau contul;
- jurnalele serverelor: adresa IP, pagina sau cererea, ora și, dacă ai intrat în cont, un identificator al lui;
- locul în jurul căruia cauți: orașul ales sau, numai dacă apeși „Locația curentă” și îi dai voie browserului, poziția ta; nu o păstrăm pe server.

## Trebuie să ne dai aceste date? {#obligatoriu}
Nu te obligă legea. Fără nume, e-mail și telefon nu îți putem deschide un cont, iar fără cont nu putem trimite o programare, fiindcă locația trebuie să știe cine vine. Unele locații cer și răspunsul la întrebările lor. Fotografia, mesajul către specialist, noutățile și „Locația curentă” sunt la alegerea ta: fără ele totul merge la fel. Ca să cauți, nu trebuie să ne dai date despre tine.

## De ce le folosim {#scop}
Fiecare prelucrare are un temei în Regulamentul (UE) 2016/679 (GDPR):
- ca să ai un cont, pe care îl confirmăm și îl protejăm prin coduri și anunțuri trimise pe e-mail sau prin SMS, să faci programări și să afli pe e-mail ce se întâmplă cu ele, să folosești vouchere și abonamente și să publici recenzii: executarea contractului, art. 6 alin. (1) lit. b);
- mementouri înaintea programării: interesul nostru și al locației ca ora să nu rămână goală, lit. f); le oprești din „Rezervările mele”. Anunțuri despre locuri libere mai devreme: numai dacă le ceri, lit. a);
- ca să protejăm conturile și platforma de abuzuri, să ținem evidența vizitelor ratate, să îți răspundem când ne scrii și să verificăm recenziile raportate: interesul nostru legitim, lit. f);
- ca să păstrăm ce ne cere legea și să răspundem autorităților: obligație legală, lit. c);
- ca să organizăm un concurs la care participi: executarea contractului încheiat prin acceptarea regulamentului, lit. b), iar, în cazul premiilor, și o obligație legală, lit. c);
- ca să aflăm ce pagini sunt folosite, cât de repede se încarcă și răspund și cât de stabile rămân pe ecran: numai cu acordul tău, lit. a); noi păstrăm doar cifre pe zi și pe tip de pagină, nimic despre cine ești;
- ca să îți arătăm reclame și să le măsurăm: numai cu acordul tău, lit. a);
- ca să îți trimitem oferte și noutăți: numai cu acordul tău, lit. a), pe care îl poți retrage oricând.

## Programări la medic {#sanatate}
O programare la un cabinet medical poate spune ceva despre sănătatea ta. O transmitem cabinetului ales, care o prelucrează ca operator pentru a-ți acorda asistență medicală: art. 9 alin. (2) lit. h) GDPR. Noi o prelucrăm numai pe baza consimțământului tău explicit, art. 9 alin. (2) lit. a), pe care îl dai când trimiți programarea, după ce ai văzut la cine ajung datele; îl retragi ștergând contul sau scriindu-ne la ${email}, iar noi ștergem legătura programării cu tine.
Recenzia unei vizite la medic apare cu prenumele, inițiala numelui, nota, textul, data și dacă vizita a fost programată prin Aproape, fără serviciu și fără specialist. Tu o faci publică atunci când o trimiți: art. 9 alin. (2) lit. e) GDPR.
Nu folosim programările la medic pentru reclame, recomandări sau statistici despre tine; scurtătura „Rezervă din nou” de pe pagina principală o vezi numai tu. Te rugăm să nu scrii informații medicale în mesajul programării.

## La cine ajung datele {#cui}
Nu vindem date. Ele ajung numai la:
- locația aleasă: numele, telefonul, mesajul tău, răspunsurile la întrebările ei, datele programării, ce îi spui despre sosire (că vii la timp sau că întârzii), precum și retragerea din abonament;
- serviciul în care locația își ține calendarul (de exemplu Google, Apple sau Microsoft), dacă ea cere programările acolo: ora, prenumele și serviciul; la un cabinet medical, numai ora;
- oricine citește o recenzie a ta: prenumele, inițiala numelui, nota, textul, data, dacă vizita a fost programată prin Aproape, serviciul și specialistul; la un cabinet medical, fără serviciu și fără specialist;
- furnizorii care trimit SMS-urile și e-mailurile noastre și care găzduiesc serverele, pe baza unui contract;
- Apple, Facebook (Meta) sau Google (reCAPTCHA), numai când intri în cont, îți faci cont, ceri altă parolă sau ne scrii din „Scrie-ne” și numai dacă pasul respectiv folosește serviciul lor;
- Google (Maps), acolo unde îi folosim harta sau sugestiile de adrese: numai când deschizi harta sau scrii o adresă;
- furnizorii scripturilor de analiză și de reclame, unde există, numai dacă ești de acord cu „Analiză” sau „Marketing”: primesc adresa IP, adresa paginii publice și datele pe care le citește scriptul lor din browser; pe paginile contului, ale programării și ale autentificării, scripturile lor nu se încarcă;
- autorități, când legea ne obligă.

## În afara Spațiului Economic European {#transfer}
Păstrăm datele pe servere din Spațiul Economic European. Apple, Google, Meta și furnizorii scripturilor de analiză și de reclame pot prelucra și în Statele Unite ce primesc când folosești serviciile lor sau le accepți scripturile: transferul se bazează pe Cadrul UE–SUA privind confidențialitatea datelor (decizia de adecvare din 10 iulie 2023) și, unde acesta nu se aplică, pe clauzele contractuale standard ale Comisiei Europene. Îți trimitem la cerere o copie a garanțiilor.

## Cât timp le păstrăm {#pastrare}
- contul, cu fotografia, favoritele, voucherele, abonamentele și alegerile tale: până îl ștergi;
- linkul calendarului tău: până îl dezactivezi sau ștergi contul; dacă adresa de e-mail se confirmă abia când îți alegi altă parolă, îl dezactivăm noi și ștergem acordul pentru oferte; aplicația de calendar în care l-ai adăugat primește programările tale;
- calendarul unui specialist, conectat la Aproape: adresa lui și intervalele ocupate, fără titluri sau nume, până îl scoate locația;
- programările, cu ce i-ai spus locației despre sosire: cât ai cont; după ștergerea contului rămân fără nume, fără date de contact și fără ce ai scris în ele;
- recenziile, inclusiv cele ascunse: nu le ștergem automat, dar ne poți cere să ștergem una scrisă de tine sau în care apar date despre tine; după ștergerea contului rămân fără numele tău;
- mesajele din „Scrie-ne”: ${retentionDays.feedback} de zile;
- sesiunile: cel mult ${retentionDays.session + retentionDays.endedSessions} de zile de la intrarea în cont;
- măsurătorile paginilor: ${retentionDays.measurements} de zile;
- e-mailurile și SMS-urile: le ștergem de pe serverele noastre la câteva minute după ce au plecat, iar pe cele care nu pot pleca, după cel mult 2 zile; furnizorii care le livrează le pot păstra potrivit contractului cu ei;
- codurile trimise prin SMS sau e-mail: nu le păstrăm; faptul că au fost cerute și datele unui cont neconfirmat, cel mult o zi după ce codul expiră;
- încercările numărate ca să oprim abuzurile: cel mult o zi;
- evidența cererilor trimise (o amprentă a lor și numărul programării), ca o programare, un mesaj sau o raportare să nu se înregistreze de două ori: ${retentionDays.requestKeys} zile;
- evidența unui concurs: cât spune regulamentul lui;
- jurnalele serverelor: cel mult ${retentionDays.logs} de zile.

## Decizii automate {#automat}
Nu luăm decizii bazate numai pe prelucrare automată care să aibă efecte juridice pentru tine sau să te afecteze la fel de mult. Ordinea rezultatelor nu depinde de cine ești. Vizitele ratate le numărăm automat: ${missedVisitsRule}, adică a unui om. Dacă nu ești de acord cu o vizită notată ca ratată, scrie-ne.

## Cookie-uri și date din browser {#cookie}
Datele esențiale le folosim mereu: fără ele site-ul nu funcționează cum trebuie. Ce alegi tu să ținem minte, de exemplu aspectul și favoritele adăugate cât nu ești în cont, rămâne în browser; favoritele trec în cont când intri în el. Programările viitoare le ținem acolo ca să le vezi și fără internet. Măsurătorile, reclamele și lista locațiilor văzute recent le folosim numai dacă ești de acord; până alegi, nu încărcăm nimic din ele.
Cookie-urile și datele de mai jos le scrie numai Aproape. Scripturile de analiză și de reclame, dacă le accepți, și cele de la Google, Apple și Facebook, când folosești serviciile lor, pot citi o parte din ele și pot pune cookie-uri ale furnizorilor lor, cu durata stabilită de ei.
Alegerea o poți schimba oricând din „Setări cookie”, în josul acestei pagini.
${stored}

## Drepturile tale {#drepturi}
Poți vedea, corecta, descărca și șterge datele tale, te poți opune prelucrării sau poți cere restricționarea ei (art. 15–21 GDPR). Fișierul pe care îl descarci poate fi citit și de alte servicii (dreptul la portabilitate, art. 20). Un acord dat îl poți retrage oricând, fără ca asta să schimbe ce s-a făcut înainte.
În contul tău: din „Profil” îți corectezi datele și schimbi acordul pentru oferte; din „Securitate” îți descarci datele și îți ștergi contul.
Pentru orice altceva scrie-ne la ${email}; răspundem în cel mult o lună. Dacă răspunsul nu te mulțumește, te poți adresa Autorității Naționale de Supraveghere a Prelucrării Datelor cu Caracter Personal (dataprotection.ro).

## Vârsta {#varsta}
Contul este pentru persoane care au împlinit 16 ani. Pentru cine nu a împlinit 16 ani, programarea o face un părinte sau un tutore.

## Modificarea acestei politici {#schimbari}
Când schimbăm ceva important, actualizăm data de sus și, dacă ai cont, te anunțăm prin e-mail.
`,
});

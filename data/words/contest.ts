import { addDays, type LocalDate } from '#domain/time/local-time.ts';
import { fullDate } from '#domain/time/date-label.ts';

const daysOpen = 60;

const rules = (start: string, end: string) => `## 1. Organizatorul

Concursul este organizat de Aproape Demonstrativ SRL, cu sediul în Iași, str. Exemplului nr. 1, CUI RO00000000, operatorul platformei Aproape. Regulamentul, autentificat de un notar public, este gratuit și poate fi citit pe această pagină pe toată durata concursului.

## 2. Când și unde

Concursul se desfășoară din ${start} până pe ${end}, pe teritoriul României, pentru programările făcute pe Aproape.

## 3. Cine poate participa

Poate participa orice persoană de cel puțin 18 ani, cu domiciliul sau reședința în România, care are cont pe Aproape. Angajații organizatorului și rudele lor de gradul întâi nu pot participa.

## 4. Cum participi

Fă-ți o programare pe Aproape la orice locație care nu este cabinet medical și mergi la ea în perioada concursului. Trimite-ne din „Scrie-ne”, cu e-mailul din cont, mesajul „Particip la concurs”: așa accepți regulamentul. Fiecare astfel de programare încheiată în perioada concursului este o înscriere. Nu plătești nimic pentru participare și nu trebuie să cumperi ceva anume sau să lași o recenzie.

## 5. Premiile

Trei premii: câte un voucher de 200 RON, valabil 90 de zile la orice locație de pe Aproape. Valoarea totală a premiilor este de 600 RON, cu TVA inclus. Premiile nu pot fi preschimbate în bani. Impozitul, dacă se datorează, îl plătește organizatorul.

## 6. Tragerea la sorți

Câștigătorii sunt trași la sorți dintre toate înscrierile, în prezența unei comisii, în cel mult 7 zile de la ultima zi a concursului. Șansele depind de numărul de înscrieri. Câștigătorilor le scriem pe e-mailul din cont; dacă nu răspund în 14 zile, premiul trece la un câștigător de rezervă.

## 7. Datele tale

Folosim numele, e-mailul și programările tale doar pentru a alege și a anunța câștigătorii, în temeiul regulamentului pe care îl accepți când ne scrii că participi (art. 6 alin. (1) lit. b) GDPR), și le ștergem din evidența concursului după 60 de zile de la încheierea lui. Datele câștigătorilor le păstrăm cât cere legea fiscală. Drepturile tale sunt în Politica de confidențialitate.

## 8. Modificări și reclamații

Orice modificare a regulamentului apare pe această pagină înainte să se aplice. Pentru reclamații scrie-ne; îți răspundem în cel mult 30 de zile.`;

export function demoContest(today: LocalDate) {
  const end = addDays(today, daysOpen);
  return {
    token: 'concurs-prima-programare',
    title: 'Concursul „Prima programare”',
    body: rules(fullDate(today), fullDate(end)),
    valid_until: end,
  };
}

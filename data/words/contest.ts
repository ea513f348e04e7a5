import { addDays, type LocalDate } from '#domain/local-time.ts';

const daysOpen = 60;

const body = `## 1. Organizatorul

Concursul este organizat de operatorul platformei Aproape. Regulamentul este public și gratuit pe toată durata concursului.

## 2. Cine poate participa

Poate participa orice persoană de cel puțin 18 ani care are cont pe Aproape. Angajații organizatorului și rudele lor de gradul întâi nu pot participa.

## 3. Cum participi

Fă-ți o programare pe Aproape la orice locație și mergi la ea în perioada concursului. Fiecare programare încheiată este o înscriere. Nu plătești nimic pentru participare și nu trebuie să lași o recenzie.

## 4. Premiile

Trei premii: câte un voucher de 200 RON, valabil 90 de zile la orice locație de pe Aproape. Premiile nu pot fi preschimbate în bani.

## 5. Tragerea la sorți

Câștigătorii sunt trași la sorți dintre toate înscrierile în cel mult 7 zile de la ultima zi a concursului. Le scriem pe e-mailul din cont; dacă nu răspund în 14 zile, premiul trece la un câștigător de rezervă.

## 6. Datele tale

Folosim numele, e-mailul și programările tale doar pentru a alege și a anunța câștigătorii și le ștergem din evidența concursului după 60 de zile de la încheierea lui.

## 7. Modificări și reclamații

Orice modificare a regulamentului apare pe această pagină înainte să se aplice. Pentru reclamații scrie-ne; îți răspundem în cel mult 30 de zile.`;

/** The contest of the demo, open for some weeks from a day on. */
export function demoContest(today: LocalDate) {
  return {
    token: 'concurs-prima-programare',
    title: 'Concursul „Prima programare”',
    body,
    valid_until: addDays(today, daysOpen),
  };
}

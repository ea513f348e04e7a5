import type { Operator, ReadingText } from './reading-text.ts';

export const accessibilityCopy = ({ identity, email, phone }: Operator): ReadingText => ({
  title: 'Accesibilitate',
  description: 'Ce facem ca Aproape să poată fi folosit de oricine și cum ne spui ce nu merge.',
  lead: 'Vrem ca oricine să poată găsi un specialist și să facă o programare, oricum ar folosi calculatorul sau telefonul.',
  date: '30 noiembrie 2026',
  body: `
## Despre ce serviciu este vorba {#serviciu}
Aproape este un serviciu de comerț electronic: un site, care poate fi și instalat ca aplicație, în care găsești locații din apropiere, le vezi serviciile, prețurile și recenziile și faci o programare. Cauți după loc și serviciu, deschizi pagina unei locații, alegi serviciile, specialistul, ziua și ora, verifici sumarul și apeși „Rezervă”. Programările, abonamentele și datele tale sunt în cont. Nu ai nevoie de mouse, de gesturi sau de auz, iar plata se face la locație.

## La ce ne raportăm {#standard}
Aplicăm Ghidul de accesibilitate pentru conținutul web (WCAG) 2.1, nivelul AA, prin standardul EN 301 549, ca să îndeplinim cerințele Legii 232/2022.

## Ce funcționează {#indeplinit}
- paginile, inclusiv autentificarea și programarea, sunt făcute astfel încât să le poți folosi numai cu tastatura;
- butoanele, câmpurile și imaginile care transmit o informație au un nume pe care îl anunță cititoarele de ecran;
- textul are contrast de cel puțin 4,5:1, iar pagina poate fi mărită la 200% sau văzută pe un ecran lat de 320 de pixeli;
- greșelile din formulare sunt explicate în scris, lângă câmpul lor, iar ce ai completat rămâne;
- poți alege un aspect luminos sau întunecat, mai jos pe această pagină;
- animațiile dispar dacă ai cerut asta în setările dispozitivului.

## Ce nu este încă pe deplin accesibil {#limite}
- fotografiile încărcate de locații au numai o descriere generală;
- nu verificăm dacă textele scrise de locații și de clienți sunt ușor de citit și de înțeles;
- paginile din afara platformei (blog, portalul partenerilor, magazinele de aplicații) au propriile reguli.

## Cum verificăm {#verificare}
Declarația se bazează pe o evaluare proprie, făcută la 29 noiembrie 2026. Paginile sunt verificate automat la fiecare schimbare, iar căutarea, autentificarea și programarea le încercăm și numai cu tastatura.

## Spune-ne ce nu merge {#contact}
Dacă ceva te împiedică să folosești Aproape, scrie-ne la ${email}${phone && ` sau sună-ne la ${phone}`}. Răspundem în cel mult 30 de zile și, până reparăm, te ajutăm să faci programarea altfel. Responsabil: ${identity}.
Dacă răspunsul nu te mulțumește, te poți adresa autorității care supraveghează aplicarea Legii 232/2022: Autoritatea pentru Digitalizarea României (adr.gov.ro).
`,
});

import { locationOrders, locationSorts, maxPriced, sortNames } from '#contract/location-order.ts';
import { reviewRules } from '#domain/booking/review-rules.ts';
import { listOf, type ReadingText } from './reading-text.ts';

const sorts = listOf(
  locationSorts.map((sort) => `${sortNames[sort]}: ${locationOrders[sort].rule}`),
);

export const rankingCopy: ReadingText = {
  title: 'Cum ordonăm rezultatele',
  description: 'Regulile după care apar locațiile pe Aproape și ce nu influențează ordinea lor.',
  lead: 'Regulile sunt aceleași pentru toate locațiile. Nicio locație nu plătește pentru un loc mai bun.',
  date: '30 noiembrie 2026',
  body: `
## Ce apare în listă {#ce-apare}
O locație apare când se potrivește cu tot ce ai ales sau ai scris în căutare:
- se află în raza aleasă în jurul locului tău sau al celui pe care îl scrii în căutare. Dacă scrii un oraș, căutăm întâi la cel mult 15 km de el; pentru un cartier, la cel mult 3 km, iar pentru un loc cunoscut, la cel mult 2 km. Dacă acolo nu găsim nimic, căutăm la cel mult 8 km de cartier sau de locul cunoscut, apoi, în toate cazurile, în toată raza aleasă;
- numele, categoria, serviciile, specialiștii și orașul ei cuprind împreună toate cuvintele pe care le recunoaștem, cel mult opt; ne uităm și la alte forme ale lor, la sinonime și la greșeli de scriere. Dacă nicio locație nu le cuprinde pe toate, renunțăm la unele, întâi la cele care nu numesc o categorie sau un serviciu, apoi la ultimele, și îți spunem la care. Cuvintele necunoscute și cele prea generale („bun”, „recomandat”) nu contează;
- dacă ai scris un preț („sub 100 de lei”), are un serviciu potrivit în limita acelui preț. Prețurile le verificăm la primele ${maxPriced} de locații care se potrivesc cu restul căutării, în ordinea aleasă;
- face parte din cel puțin una dintre categoriile alese și acceptă cel puțin una dintre metodele de plată alese;
- dacă ai ales „Deschis acum”, are program în acest moment;
- dacă ai ales o zi sau o oră, are o oră liberă atunci pentru un serviciu căutat care se poate programa online.

## Recomandate {#recomandate}
Când cauți un cuvânt, apar întâi locațiile care îl au în categoria lor, apoi, pe rând, cele care îl au în nume, în servicii și în numele specialiștilor sau al orașului.
Locațiile care se potrivesc la fel sunt ordonate după o notă ponderată: toate pornesc de la 4,2, iar fiecare recenzie apropie nota de media recenziilor, așa că puține recenzii o schimbă puțin. Din notă păstrăm numai prima zecimală, fără rotunjire. Contează și distanța: 2 km în plus cântăresc cât o zecime de punct.
Contează și cât de repede găsești o oră liberă: o locație care nu are nicio oră liberă în următoarele 7 zile este ordonată ca și cum nota ei ar fi cu jumătate de punct mai mică. Verificăm orele libere după fiecare programare, de obicei într-un minut.

## Alte moduri de ordonare {#alte-ordini}
Poți alege altă ordine deasupra listei sau, pe telefon, în „Filtre”:
${sorts}

## Poate te interesează… {#putine}
Când sunt puține rezultate, arătăm separat alte câteva locații. Dacă ai scris ce cauți, întâi cele din raza aleasă care oferă ce cauți în alt moment sau la alt preț; dacă nu sunt, cele găsite fără o parte din cuvintele căutate; apoi cele care oferă ce cauți, oricât de departe. Urmează cele mai apropiate locații cu o notă bună sau încă fără recenzii, oricât de departe ar fi, chiar dacă nu se potrivesc cu toate alegerile tale.

## Ce nu influențează ordinea {#ce-nu-conteaza}
- plăți sau reclame: nu există locuri plătite în listă;
- cine ești, ce ai căutat înainte, ce locații ai văzut sau adăugat la favorite și ce programări ai făcut;
- prețurile locației, dacă nu alegi „Cele mai ieftine” și nu scrii „ieftin”.

## De unde vin notele {#recenzii}
Din recenziile clienților. ${reviewRules}
`,
};

import type { ServiceGroup } from '../trades/trade.ts';

const ofSalons = [
  `Cum te pregătești: vino cu cinci minute mai devreme, ca să începem la timp.
Cum decurge: discutăm ce îți dorești, stabilim împreună pașii și îți spunem prețul final înainte să începem. Pe parcurs poți cere oricând o pauză sau o schimbare.
După: primești recomandări pentru zilele următoare. Dacă ceva nu este cum ai vrut, spune-ne în cel mult șapte zile și căutăm împreună o soluție.`,
  `De acest serviciu se ocupă numai colegi atestați, după o scurtă evaluare. Dacă observăm că nu ți se potrivește, îți spunem și îți propunem altceva; în acest caz nu plătești nimic.
Durata afișată este cea obișnuită. La prima vizită poate dura cu zece minute mai mult.
Consumabilele sunt incluse în preț.`,
  `Ce este inclus: discuția de la început, materialele de unică folosință și sfaturile de la final.
Ce nu este inclus: produsele pentru acasă, pe care le alegi numai dacă vrei.
Când revii: stabilim împreună, după cum îți este de folos.
Dacă nu mai poți ajunge, anulează din timp, ca ora să fie liberă pentru altcineva.`,
];
const ofDoctors = [
  `Cum te pregătești: vino cu cinci minute mai devreme și adu actul de identitate, analizele și scrisorile medicale pe care le ai deja.
Cum decurge: discutăm simptomele și istoricul tău, apoi te examinăm și îți explicăm ce urmează.
După: primești scrisoarea medicală și, dacă este nevoie, rețetă sau trimitere.`,
  `Durata afișată este cea obișnuită; prima vizită poate dura cu zece minute mai mult.
Investigațiile care se dovedesc necesare se fac numai cu acordul tău, după ce afli cât costă.
Copiii vin însoțiți de un părinte sau de un tutore.`,
  `Ce este inclus: discuția, examinarea și recomandările scrise.
Ce nu este inclus: analizele de laborator și medicamentele.
Când revii: îți spunem dacă este nevoie de un control și peste cât timp.
Dacă nu mai poți ajunge, anulează din timp, ca ora să fie liberă pentru altcineva.`,
];
const ofGyms = [
  `Cum te pregătești: vino cu zece minute mai devreme, în haine comode, cu încălțăminte curată de sală și o sticlă de apă.
Cum decurge: încălzire, partea principală și întinderi la final. Exercițiile se potrivesc nivelului tău.
După: primești sfaturi pentru zilele dintre ședințe.`,
  `La prima vizită discutăm ce îți propui și dacă ai accidentări sau recomandări de la medic.
Durata afișată cuprinde încălzirea și revenirea.
Saltelele, greutățile și celelalte echipamente sunt incluse în preț.`,
  `Ce este inclus: îndrumarea, vestiarul și dușul.
Ce nu este inclus: prosopul, pe care îl aduci de acasă sau îl închiriezi la recepție.
Dacă nu mai poți ajunge, anulează din timp, ca locul să fie liber pentru altcineva.`,
];

type Texts = readonly (string | null)[];

const byTitle: readonly (readonly [title: RegExp, texts: Texts])[] = [
  [/^Medic /, ofDoctors],
  [/^(Antrenor|Instructor)/, ofGyms],
  [/^(Fizioterapeut|Nutriționist|Psiholog|Recepționer)/, [null]],
];

export function longDetails({ title }: ServiceGroup): Texts {
  return byTitle.find(([pattern]) => pattern.test(title))?.[1] ?? ofSalons;
}

/** Long texts of services that explain more than one line can. */
export const longDetails: readonly string[] = [
  `Cum te pregătești: vino cu cinci minute mai devreme, ca să începem la oră.
Cum decurge: discutăm ce îți dorești, stabilim împreună pașii și îți spunem prețul final înainte să începem. Pe parcurs poți cere oricând o pauză sau o schimbare.
După: primești recomandări pentru zilele următoare. Dacă ceva nu este cum ai vrut, spune-ne în cel mult șapte zile și căutăm împreună o soluție.`,
  `Serviciul se face numai de colegi cu certificare, după o scurtă evaluare. Dacă observăm că nu ți se potrivește, îți spunem și îți propunem altceva; în acest caz nu plătești nimic.
Durata afișată este cea obișnuită. La prima vizită poate dura cu zece minute mai mult.
Materialele și consumabilele sunt incluse în preț.`,
  `Ce este inclus: discuția de la început, materialele de unică folosință și sfaturile de la final.
Ce nu este inclus: produsele pentru acasă, pe care le alegi numai dacă vrei.
Când revii: stabilim împreună, după cum îți este de folos.
Dacă nu mai poți ajunge, anulează din timp, ca ora să fie liberă pentru altcineva.`,
];

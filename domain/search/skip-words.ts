/** Folded words without meaning for a search. */
export const skipWords: ReadonlySet<string> = new Set(
  `a al ale as am si sau ori o un unei unui unde ma mi imi ne va de la in din pe cu pentru prin lui ei lor cel cea cei
  cele care ce este sunt fi mai foarte asta acest aceasta ul uri urile uri n s by the and of for my near me
  bun buna buni bune ieftin ieftina ieftini ieftine recomandat recomandata recomandati recomandate
  profesional profesionala profesionale profesionist profesionisti
  caut cautam gasesc gaseste vreau vrem vrea doresc dori voiam trebuie nevoie rog salut multumesc cumva
  sa eu te iti isi mea meu mele mei ta pot poti poate puteti fac face merg cat cand cum costa repede curand doare durere dureri dor
  programare programari programez programa programeaza rezervare rezervari rezerv rezerva online
  pret pretul preturi preturile tarif tarife oferta oferte promotie promotii reducere reduceri lista sub pana fara maxim lei ron
  adresa telefon telefonul numar numarul recenzii pareri card cardul cash numerar plata
  mama tata sot sotul sotie sotia fiica fiul prietena
  langa aproape apropiere zona mine noi acum romania judet judetul dr`.split(/\s+/),
);

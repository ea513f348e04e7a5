/** Folded words that say nothing about what is looked for, in a query as in a name. */
export const skipWords: ReadonlySet<string> = new Set(
  `a al ale as am si sau ori o un unei unui unde ma mi imi ne va de la in din pe cu pentru prin lui ei lor cel cea cei
  cele care ce este sunt fi mai foarte asta acest aceasta ul uri urile uri n s by the and of for my near me
  bun buna buni bune ieftin ieftina ieftini ieftine recomandat recomandata recomandati recomandate
  profesional profesionala profesionale profesionist profesionisti
  caut cautam gasesc gaseste vreau vrem vrea doresc trebuie nevoie rog
  sa eu te iti isi mea meu mele mei ta pot poate fac face merg cat cand cum costa repede curand doare durere dureri
  programare programari programez rezervare rezervari rezerv online pret preturi tarif tarife oferta oferte
  langa aproape apropiere zona mine noi acum dr`.split(/\s+/),
);

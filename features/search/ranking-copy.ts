export const rankingCopy = {
  title: 'Cum ordonăm rezultatele',
  more: 'Vezi toate regulile',
  default:
    '„Recomandate” arată întâi locațiile care se potrivesc cel mai bine cu ce ai căutat, apoi le ordonează după nota medie ponderată cu numărul de recenzii; o locație fără ore libere în următoarele 7 zile pierde jumătate de punct. La egalitate apare întâi cea mai apropiată.',
  others:
    '„Cele mai bine cotate” folosește nota medie, „Cele mai multe recenzii”, numărul lor, iar „Cele mai apropiate”, doar distanța până la locul ales.',
  paid: 'Nicio locație nu plătește pentru un loc mai bun în listă. Recenziile vin de la clienți; cele verificate sunt scrise după o programare făcută prin Aproape.',
  provider:
    'Locațiile declară că sunt prestatori profesioniști; datele lor sunt pe pagina fiecăreia. Contractul pentru serviciu se încheie între tine și locație.',
};

import { list } from '../trades/trade.ts';

export const streetDistricts: Readonly<Record<string, string>> = {
  'Calea Victoriei': 'Victoriei',
  'Bulevardul Magheru': 'Romană',
  'Calea Dorobanților': 'Dorobanți',
  'Calea Floreasca': 'Floreasca',
  'Bulevardul Aviatorilor': 'Aviatorilor',
  'Strada Polonă': 'Dorobanți',
  'Bulevardul Lascăr Catargiu': 'Victoriei',
  'Calea Griviței': 'Domenii',
  'Bulevardul Ion Mihalache': '1 Mai',
  'Șoseaua Ștefan cel Mare': 'Obor',
  'Bulevardul Carol I': 'Universitate',
  'Șoseaua Colentina': 'Colentina',
  'Calea Moșilor': 'Obor',
  'Șoseaua Pantelimon': 'Pantelimon',
  'Strada Barbu Văcărescu': 'Tei',
  'Bulevardul Ferdinand I': 'Iancului',
  'Strada Batiștei': 'Universitate',
  'Bulevardul Dacia': 'Romană',
  'Strada Mihai Eminescu': 'Obor',
  'Strada Lipscani': 'Centru',
  'Bulevardul Camil Ressu': 'Dristor',
  'Strada Academiei': 'Universitate',
  'Bulevardul Basarabia': 'Titan',
  'Șoseaua Giurgiului': 'Giurgiului',
  'Bulevardul Constantin Brâncoveanu': 'Berceni',
  'Șoseaua Olteniței': 'Văcărești',
  'Calea Rahovei': 'Rahova',
  'Calea 13 Septembrie': '13 Septembrie',
  'Bulevardul Timișoara': 'Drumul Taberei',
  'Bulevardul Iuliu Maniu': 'Militari',
  'Prelungirea Ghencea': 'Ghencea',
  'Strada Drumul Taberei': 'Drumul Taberei',
};

/** Without blocks of flats. */
export const oldStreets: readonly string[] =
  list(`Calea Victoriei, Strada Lipscani, Strada Academiei, Strada Batiștei, Strada Polonă, Bulevardul Dacia
  Strada Lăpușneanu, Strada Palat, Strada Cuza Vodă, Piața Unirii, Strada Sfântul Lazăr, Strada Costache Negri
  Bulevardul Eroilor, Strada Memorandumului, Strada Napoca, Piața Victoriei, Strada Mircea cel Bătrân, Piața Centrală
  Strada Republicii, Strada Mureșenilor, Strada Castelului, Strada Unirii, Strada A. I. Cuza, Strada Nicolae Bălcescu
  Strada Cetății, Strada Tribunei, Piața Mare, Strada Mitropoliei, Piața Libertății, Calea Republicii`);

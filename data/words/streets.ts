import { list } from '../trades/trade.ts';

export const commonStreets =
  list(`Strada Mihai Eminescu, Strada Ștefan cel Mare, Strada Mihai Viteazul, Bulevardul Unirii, Strada Libertății
  Strada Alexandru Ioan Cuza, Strada Avram Iancu, Strada Nicolae Bălcescu, Strada Tudor Vladimirescu, Strada Ion Creangă
  Strada 1 Decembrie 1918, Strada Republicii, Strada Victoriei, Strada Independenței, Bulevardul Republicii, Calea Unirii
  Strada George Coșbuc, Strada Vasile Alecsandri, Strada Ciprian Porumbescu, Strada George Enescu, Strada Aurel Vlaicu
  Strada Horea, Strada Cloșca, Strada Crișan, Strada Teilor, Strada Castanilor, Strada Florilor, Strada Trandafirilor, Strada Primăverii
  Strada Grădinilor, Strada Școlii, Strada Morii, Strada Gării, Strada Viilor, Strada Pinului, Strada Bradului, Strada Salcâmilor
  Strada Lalelelor, Strada Crinilor, Aleea Parcului, Aleea Castanilor, Piața Centrală, Piața Libertății, Strada Mărășești, Strada Oituz
  Strada Plevnei, Strada Smârdan, Strada Griviței, Strada Carpați, Strada Dunării, Strada Oltului, Strada Mureșului, Strada Prutului
  Strada Zorilor, Strada Liviu Rebreanu, Strada Lucian Blaga, Strada Octavian Goga, Strada Constantin Brâncoveanu, Strada Vlad Țepeș
  Strada Petru Rareș, Strada Decebal, Strada Traian, Bulevardul Decebal, Strada Dragoș Vodă, Strada Bogdan Vodă, Strada Cuza Vodă`);

export const bucharestSectors: Readonly<Record<number, readonly string[]>> = {
  1: list(`Calea Victoriei, Bulevardul Magheru, Calea Dorobanților, Calea Floreasca, Bulevardul Aviatorilor
    Strada Polonă, Bulevardul Lascăr Catargiu, Calea Griviței, Bulevardul Ion Mihalache`),
  2: list(`Șoseaua Ștefan cel Mare, Bulevardul Carol I, Șoseaua Colentina, Calea Moșilor, Șoseaua Pantelimon
    Strada Barbu Văcărescu, Bulevardul Ferdinand I, Strada Batiștei, Bulevardul Dacia, Strada Mihai Eminescu`),
  3: list(`Strada Lipscani, Bulevardul Camil Ressu, Strada Academiei, Bulevardul Basarabia`),
  4: list(`Șoseaua Giurgiului, Bulevardul Constantin Brâncoveanu, Șoseaua Olteniței`),
  5: list(`Calea Rahovei, Calea 13 Septembrie`),
  6: list(
    `Bulevardul Timișoara, Bulevardul Iuliu Maniu, Prelungirea Ghencea, Strada Drumul Taberei`,
  ),
};

export const cityStreets: Readonly<Record<string, readonly string[]>> = {
  iasi: list(`Strada Lăpușneanu, Bulevardul Carol I, Strada Păcurari, Șoseaua Nicolina, Bulevardul Socola, Strada Palat, Strada Sărărie
    Bulevardul Poitiers, Strada Anastasie Panu, Bulevardul Tudor Vladimirescu, Strada Arcu, Strada Costache Negri
    Bulevardul Alexandru cel Bun, Strada Vasile Lupu, Bulevardul Independenței, Strada Sfântul Lazăr, Strada Gavriil Musicescu
    Strada Toma Cozma, Piața Unirii, Strada Cuza Vodă, Strada Moara de Foc, Șoseaua Bucium, Strada Țuțora, Calea Chișinăului`),
  bucuresti: Object.values(bucharestSectors).flat(),
  'cluj-napoca':
    list(`Bulevardul Eroilor, Calea Florești, Strada Memorandumului, Calea Turzii, Strada Observatorului, Calea Mănăștur
    Strada Napoca, Strada Fabricii, Strada Plopilor, Strada Republicii, Bulevardul 21 Decembrie 1989, Strada Bună Ziua, Calea Dorobanților`),
  timisoara:
    list(`Calea Aradului, Bulevardul Revoluției din 1989, Calea Șagului, Calea Lipovei, Calea Torontalului, Strada Alba Iulia
    Piața Victoriei, Strada Mărășești, Bulevardul Liviu Rebreanu, Calea Martirilor, Splaiul Tudor Vladimirescu`),
  constanta:
    list(`Bulevardul Tomis, Bulevardul Mamaia, Bulevardul Ferdinand, Strada Traian, Bulevardul Alexandru Lăpușneanu
    Strada Soveja, Strada Mircea cel Bătrân, Bulevardul Aurel Vlaicu, Faleza Nord`),
  brasov:
    list(`Strada Republicii, Strada Lungă, Bulevardul 15 Noiembrie, Strada Zizinului, Calea București, Bulevardul Gării
    Strada Mureșenilor, Strada Castelului, Strada Toamnei, Bulevardul Eroilor`),
  craiova:
    list(`Calea București, Calea Severinului, Bulevardul Nicolae Titulescu, Strada Amaradia, Strada Brazda lui Novac, Calea Unirii
    Bulevardul 1 Mai, Strada A. I. Cuza, Strada Unirii`),
  sibiu:
    list(`Strada Nicolae Bălcescu, Bulevardul Corneliu Coposu, Calea Dumbrăvii, Strada Cetății, Strada Tribunei, Piața Mare
    Bulevardul Mihai Viteazul, Strada Șelimbăr, Strada Mitropoliei`),
  oradea: list(
    `Calea Republicii, Bulevardul Magheru, Strada Nufărului, Bulevardul Dacia, Calea Aradului, Strada Moscovei, Piața Unirii`,
  ),
};

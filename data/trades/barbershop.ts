import { services } from './service-idea.ts';
import { lines, list, type Trade } from './trade.ts';

export const barbershop: Trade = {
  id: 2,
  slug: 'frizerii',
  name: 'Frizerii',
  group: 'beauty-and-care',
  isHealth: false,
  weight: 0.17,
  women: 0.18,
  companions: [],
  names:
    list(`Frizeria {w}, {w} Barbershop, Barber {m}, Frizeria lui {m}, {l} Barber Studio, Frizeria {l} & Fiii
    {w} Barber House, Frizeria {m}, Atelierul lui {m}, Barber Club {c}`),
  nameWords:
    list(`Old School, Retro, Gentleman, Corsar, Haiduc, Royal, Urban, Vintage, Central, Maestro
    Bărbosul, Briciul, Boema, Craft, Vulpea, Lup, Cavaler, Baronul, Dandy, Cartier`),
  about: [
    lines(`La {n}, în {c}, găsești scaune vechi recondiționate și frizeri tineri.
      La {n} te tunzi fără grabă, iar barba se face cu briciul și cu prosop cald.
      Am deschis {n} pentru bărbații din {c} care vor aceeași tunsoare bună de fiecare dată.`),
    lines(`Lucrăm numai cu programare, ca să nu stea nimeni la coadă.
      Lama briciului este de unică folosință, iar mașinile se dezinfectează între clienți.
      Copiii sunt bine-veniți: avem scaun înalt și răbdare.
      Păstrăm notițe despre tunsoarea ta, așa că data viitoare spui doar „la fel”.`),
    lines(`Cafeaua este din partea casei.
      Intri la ora programată și ieși la ora promisă.
      Dacă întârzii mai mult de zece minute, încercăm să-ți găsim alt loc în aceeași zi.`),
  ],
  groupCount: [3, 4],
  groups: [
    {
      name: 'Tuns',
      title: 'Frizer/Frizeriță',
      services: services(`
        Tuns | 30 | 60 | Consultație, tuns, spălat și aranjat.
        Tuns clasic din foarfecă | 40 | 70
        Tuns fade | 45 | 75 | Trecere fină, de la zero, cu contur.
        Tuns cu mașina, o singură lungime | 20 | 40
        Tuns copii | 30 | 45 | Până la 12 ani.
        Tuns pensionari | 30 | 40 | Cu talonul de pensie.
        Tuns lung | 50 | 80+
        Contur | 15 | 25`),
      praise: lines(`Cea mai bună frizerie din oraș, curat până la ultimul fir.
        Ține minte cum m-am tuns data trecută, nu trebuie să explic nimic.`),
    },
    {
      name: 'Barbă și bărbierit',
      title: 'Barber',
      services: services(`
        Aranjat barbă | 20 | 40
        Bărbierit clasic cu briciul | 40 | 70 | Prosop cald, spumă bătută de mână, balsam.
        Barbă cu prosop cald | 30 | 55
        Vopsit barbă | 30 | 60-90
        Contur barbă | 15 | 30`),
      praise: lines(`Barba arată, în sfârșit, îngrijită.
        Mână sigură și nicio iritație.`),
    },
    {
      name: 'Tuns și barbă',
      title: 'Barber',
      services: services(`
        Tuns și barbă | 60 | 95 | Cele două servicii într-o singură programare.
        Tuns, barbă și spălat premium | 75 | 130 | Include masaj al scalpului și mască.
        Tată și fiu | 60 | 95 | Doi clienți, unul după altul, la aceeași persoană.
        Pachet mire | 90 | ?200 | Tuns, bărbierit, tratament facial și o probă înainte.`),
      praise: lines(`Intri la ora programată, ieși la ora promisă.
        Muzică bună, oameni faini, tunsoare impecabilă.`),
    },
    {
      name: 'Îngrijire',
      title: 'Frizer/Frizeriță',
      services: services(`
        Spălat și aranjat | 20 | 30
        Tratament pentru scalp | 30 | 70
        Mască neagră | 20 | 40
        Epilare nas și urechi | 10 | 25
        Acoperire a firelor albe | 40 | 90+`),
      praise: lines(`Repede, curat și fără să mi se vândă nimic.
        Durează puțin și se vede imediat.`),
    },
    {
      name: 'Abonamente',
      title: 'Frizer/Frizeriță',
      services: services(`
        Abonament 4 tunsori | 30 | 200x4/120 | Una pe lună, la același frizer.
        Abonament tuns și barbă, 6 ședințe | 60 | 480x6/180`),
      praise: lines(`Abonamentul a meritat din a doua lună.
        Vin o dată pe lună și nu mai aștept după nimeni.`),
    },
  ],
  motifs: ['razor', 'pole', 'comb', 'chair'],
  albums: ['Frizeria', 'Tunsori', 'Bărbi'],
  rhythm: 'late',
};

import { services } from './service-idea.ts';
import { lines, list, type Trade } from './trade.ts';

export const hairSalon: Trade = {
  id: 1,
  slug: 'saloane',
  name: 'Saloane',
  group: 'beauty-and-care',
  isHealth: false,
  weight: 0.24,
  women: 0.88,
  companions: ['unghii', 'machiaj', 'frizerii'],
  names: list(`Salon {f}, {f} Hair Studio, Atelier {f}, {w} Hair & Beauty, Salon {w}, Coafor {f}
    Studio {w}, Casa de frumusețe {f}, {w} by {f} {l}, Hair Lab {w}, Salonul {w}, {f} & {m} Hairstyle
    Beauty Corner {w}, {w} Hair Lounge`),
  nameWords:
    list(`Alura, Belle, Capriciu, Diva, Elegance, Fantezia, Glamour, Iris, Jasmin, Karina, Lavanda
    Magnolia, Nuanțe, Orhideea, Perla, Reverie, Safir, Șarm, Trend, Venus, Ambra, Coco, Lumière, Rafinat
    Șuvița, Bucla, Oglinda, Camelia, Vanilla, Mătase`),
  about: [
    lines(`Echipa de la {n}, din {c}, lucrează împreună de peste zece ani.
      La {n} vii pentru o tunsoare care se așază singură și acasă, nu doar în ziua programării.
      Suntem un salon mic din {c}, cu scaune puține și timp suficient pentru fiecare om.
      {n} a pornit ca un atelier de culoare și a rămas locul din {c} în care nuanța se discută înainte de pensulă.`),
    lines(`Lucrăm cu produse fără amoniac și îți spunem sincer ce suportă părul tău.
      Consultația este inclusă în preț, iar costul final îl afli înainte să începem.
      Avem parcare în spatele clădirii și cafea bună la recepție.
      Participăm în fiecare an la cursuri de colorare și tuns, ca să nu rămânem la tehnicile de acum zece ani.
      Toate ustensilele se sterilizează după fiecare programare.`),
    lines(`Te așteptăm cu drag.
      Dacă nu știi ce să alegi, scrie-ne în mesajul programării și te sfătuim noi.
      Pentru mirese și evenimente facem probă cu două săptămâni înainte.`),
  ],
  groupCount: [3, 5],
  groups: [
    {
      name: 'Tuns și coafat',
      title: 'Hairstylist',
      services: services(`
        Tuns damă | 45 | 90 | Consultație, spălat, tuns și uscat.
        Tuns bărbați | 30 | 55 | Tuns din foarfecă sau mașină, spălat inclus.
        Tuns copii | 30 | 45 | Până la 12 ani, cu răbdare și desene animate.
        Tuns breton | 15 | 25
        Tuns damă păr lung | 60 | 110 | Pentru păr sub umeri, cu tratament de vârfuri.
        Spălat și coafat | 40 | 70+ | Uscat cu peria, în funcție de lungime.
        Coafat ondulat | 50 | 85-130 | Bucle lejere sau strânse, cu ondulatorul.
        Coafat de ocazie | 75 | 160+ | Coc, semicoc sau bucle pentru evenimente.
        Coafură mireasă cu probă | 150 | ?450 | Probă, coafura din ziua nunții și accesorii prinse la salon.
        Îndreptat cu placa | 40 | 60`),
      praise: lines(`A făcut exact ce am cerut, nici mai mult, nici mai puțin.
        Părul se așază frumos și a doua zi.`),
    },
    {
      name: 'Culoare',
      title: 'Colorist/Coloristă',
      services: services(`
        Vopsit rădăcină | 90 | 170 | Acoperirea părului crescut, până la 3 cm.
        Vopsit integral | 120 | 220-320 | O singură nuanță, pe toată lungimea.
        Balayage | 210 | 450-750 | Decolorare cu mâna liberă, nuanțare și tratament. Prețul ține de lungime și de desime.
        Șuvițe la folie | 180 | 380+ | De la 20 de folii, nuanțare inclusă.
        Nuanțare | 45 | 110
        Decapaj | 150 | ?350 | Se face numai după testul pe o șuviță.
        Corecție de culoare | 240 | ?600 | Pentru culori nereușite, făcute în altă parte sau acasă.`),
      praise: lines(`Culoarea a ieșit naturală și nu s-a spălat după o săptămână.
        În sfârșit o nuanță fără dungi.
        Am plecat cu părul sănătos, după ani de decolorat acasă.`),
    },
    {
      name: 'Tratamente pentru păr',
      title: 'Hairstylist',
      services: services(`
        Tratament de hidratare | 30 | 80
        Tratament cu keratină | 150 | 400-650 | Netezește și ține între trei și cinci luni. | @Stație de keratină
        Botox capilar | 120 | 350+ | | @Stație de keratină
        Tratament anticădere | 45 | 120
        Detoxifiere a scalpului | 40 | 95 | Peeling, masaj și mască.
        Abonament 5 tratamente de hidratare | 30 | 320x5/120 | Cinci ședințe, una la două sau trei săptămâni.`),
      praise: lines(`Părul e moale și se piaptănă ușor.
        Mi s-a explicat fiecare pas și cât costă, fără surprize la final.`),
    },
    {
      name: 'Extensii și împletituri',
      title: 'Specialist în extensii/Specialistă în extensii',
      services: services(`
        Montare extensii tape-in | 120 | 400+ | Părul se plătește separat.
        Reașezare extensii | 90 | 280
        Îndepărtare extensii | 60 | 150
        Împletituri simple | 40 | 80
        Codițe afro | 240 | 350-550`),
      praise: lines(`Migală și răbdare până la ultima șuviță.
        Părul meu nu a avut nimic de suferit.`),
    },
    {
      name: 'Sprâncene și gene',
      title: 'Stilist de sprâncene/Stilistă de sprâncene',
      services: services(`
        Pensat | 20 | 40
        Vopsit sprâncene | 20 | 40
        Laminare sprâncene | 45 | 120 | Include pensat și vopsit.
        Laminare gene | 60 | 150
        Stilizare cu ață | 25 | 50`),
      praise: lines(`Forma e naturală, nu desenată.
        A durat puțin și se vede mult.`),
    },
    {
      name: 'Pachete',
      title: 'Hairstylist',
      services: services(`
        Vopsit, tuns și coafat | 165 | 330 | Rădăcină, tuns și uscat cu peria, într-o singură vizită.
        Pachet mireasă: probă de coafură, coafura din ziua nunții și retuș | 210 | ?650 | Proba se face cu două săptămâni înainte.
        Mamă și fiică | 80 | 120 | Două tunsori, una după alta.
        Abonament coafat | 40 | 550x10/180,12/90 | Spălat și coafat înainte de serviciu sau de eveniment.`),
      praise: lines(`Toate într-o singură vizită, fără să stau pe drumuri.
        Am plecat de acolo cu zâmbetul pe buze.`),
    },
  ],
  motifs: ['scissors', 'dryer', 'comb', 'mirror'],
  albums: ['Salonul', 'Tunsori', 'Culoare', 'Coafuri de ocazie'],
  rhythm: 'day',
};

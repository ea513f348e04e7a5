import { services } from './service-idea.ts';
import { lines, list, type Trade } from './trade.ts';

export const nails: Trade = {
  id: 4,
  slug: 'unghii',
  name: 'Unghii',
  group: 'beauty-and-care',
  isHealth: false,
  weight: 0.14,
  women: 0.98,
  companions: ['machiaj'],
  names:
    list(`Unghii by {f}, {f} Nails, {w} Nail Studio, Nail Bar {w}, Studio de manichiură {f}, {w} Nails & Spa
    Atelier de unghii {w}, Atelierul de manichiură {f}, {f} {l} Nail Artist, Nails Boutique {w}`),
  nameWords:
    list(`Sidef, Bonbon, Pastel, Macaron, Corai, Glossy, Petală, Rubin, Cristal, Cherry, Nude, Opal, Perla
    Violet, Zmeură, Mărgean, Cosmo, Pudră, Satin, Lila, Floare, Mentă, Piersică`),
  about: [
    lines(`{n} te așteaptă în {c} pentru manichiură și pedichiură.
      La {n} lucrăm curat, simetric și fără grabă.
      {n} a început cu o singură masă de lucru; astăzi suntem o echipă de manichiură cunoscută în {c}.`),
    lines(`Ustensilele trec prin autoclav, iar pungile se deschid în fața ta.
      Folosim geluri hipoalergenice și lămpi noi.
      Dacă o unghie se strică în primele șapte zile, o reparăm gratuit.
      Modelele le alegem împreună, din sute de culori.`),
    lines(`Adu o fotografie cu modelul dorit.
      Cafeaua și ceaiul sunt din partea casei.
      Te rugăm să vii fără ojă veche sau să adaugi îndepărtarea la programare.`),
  ],
  groupCount: [3, 4],
  groups: [
    {
      name: 'Manichiură',
      title: 'Manichiurist/Manichiuristă',
      services: services(`
        Manichiură clasică | 45 | 60
        Manichiură semipermanentă | 75 | 100 | Include îndepărtarea lucrării vechi și fortifiere.
        Manichiură bărbați | 40 | 55
        Manichiură japoneză | 60 | 90
        Îndepărtare semipermanent | 30 | 35
        French semipermanent | 90 | 115`),
      praise: lines(`Unghii îngrijite, lucrate cu migală.
        Mână ușoară, nicio tăietură la cuticule.`),
    },
    {
      name: 'Construcție gel',
      title: 'Tehnician de unghii/Tehniciană de unghii',
      services: services(`
        Construcție gel | 150 | 190+ | Pe șablon, orice formă.
        Întreținere gel | 120 | 150 | La cel mult patru săptămâni de la ultima lucrare.
        Slim cu apex | 135 | 170
        Polygel | 150 | 200
        Reparație unghie | 20 | 20
        Îndepărtare gel | 45 | 60`),
      praise: lines(`Lucrează cu migală, deget cu deget.
        Exact cum am cerut, din prima.`),
    },
    {
      name: 'Pedichiură',
      title: 'Pedichiurist/Pedichiuristă',
      services: services(`
        Pedichiură clasică | 60 | 85 | | @Scaun pedichiură
        Pedichiură semipermanentă | 75 | 120 | | @Scaun pedichiură
        Pedichiură spa | 90 | 150-180 | Baie, exfoliere, mască și masaj. | @Scaun pedichiură
        Pedichiură medicală | 75 | ?160 | Pentru călcâie crăpate și unghii încarnate. | @Scaun pedichiură
        Pedichiură bărbați | 60 | 95 | | @Scaun pedichiură`),
      praise: lines(`Totul steril, pungile se deschid în fața ta.
        Călcâiele arată, în sfârșit, bine.`),
    },
    {
      name: 'Nail art',
      title: 'Stilist de unghii/Stilistă de unghii',
      services: services(`
        Model simplu, 2 unghii | 15 | 15
        Pictură manuală | 30 | 30-80
        Baby boomer | 30 | 40
        Cristale și aplicații | 20 | 20+
        Cat eye | 15 | 25`),
      praise: lines(`A reprodus exact modelul din fotografie.
        Culori cât pentru un an întreg, greu de ales.`),
    },
    {
      name: 'Pachete',
      title: 'Manichiurist/Manichiuristă',
      services: services(`
        Manichiură și pedichiură semipermanentă, cu model simplu inclus | 150 | 200 | Ambele într-o singură vizită.
        Abonament 6 manichiuri semipermanente | 75 | 520x6/180 | Una pe lună.
        Pachet mireasă | 150 | ?280`),
      praise: lines(`Lucrat cu grijă până la ultimul detaliu.
        A rezistat toată vacanța.`),
    },
  ],
  motifs: ['bottle', 'hand', 'file'],
  albums: ['Studioul', 'Modele', 'Pedichiură'],
  rhythm: 'day',
};

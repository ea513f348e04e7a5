import { services } from './service-idea.ts';
import { lines, list, type Trade } from './trade.ts';

export const makeup: Trade = {
  id: 5,
  slug: 'machiaj',
  name: 'Machiaj',
  group: 'beauty-and-care',
  isHealth: false,
  weight: 0.07,
  women: 0.96,
  companions: ['unghii'],
  names:
    list(`{f} {l} Makeup, Machiaj by {f}, Studio de machiaj {w}, {w} Make-up Studio, Beauty by {f}, {w} Brows & Lashes
    Atelierul de machiaj {f}, {f} Beauty Studio`),
  nameWords:
    list(`Fard, Nuanța, Contur, Blush, Rouge, Muse, Lumina, Aura, Pudra, Palette, Bella, Chic, Icon, Nude
    Portret, Oglinda, Stella, Vogue, Rimel, Grația`),
  about: [
    lines(`La {n}, în {c}, machiajul pornește de la trăsăturile tale, nu de la o fotografie.
      La {n} te pregătești pentru nuntă, ședință foto sau o seară obișnuită.
      {n} lucrează cu mirese din {c} și din împrejurimi de mai bine de opt ani.`),
    lines(`Folosim produse profesionale, testate, și pensule dezinfectate după fiecare programare.
      La probă facem fotografii în lumină naturală, ca să știi cum arăți de fapt.
      Machiajul rezistă la căldură, dans și lacrimi.
      Ne deplasăm și la domiciliu, în limita a 30 km.`),
    lines(`În sezonul nunților, rezervă din timp: orele de sâmbătă se ocupă primele.
      Vino cu fața curată și, dacă ai, cu o fotografie a ținutei.
      Ținem și cursuri de automachiaj.`),
  ],
  groupCount: [2, 4],
  groups: [
    {
      name: 'Machiaj',
      title: 'Make-up artist',
      services: services(`
        Machiaj de zi | 45 | 150
        Machiaj de seară | 60 | 220
        Machiaj de ocazie cu gene false | 75 | 260 | Genele sunt incluse.
        Probă machiaj mireasă | 75 | 200
        Machiaj mireasă | 90 | 400-600 | Cu retuș înainte de cununie.
        Machiaj ședință foto | 60 | 250+
        Machiaj cununie civilă | 60 | 230
        Machiaj nașă sau domnișoară de onoare | 60 | 220`),
      praise: lines(`Machiajul a rezistat până la sfârșit, cu tot cu emoții.
        A încercat mai multe nuanțe, până când am știut sigur.
        Punctualitate și calm, deși eu eram în criză de timp.`),
    },
    {
      name: 'Gene',
      title: 'Stilist de gene/Stilistă de gene',
      services: services(`
        Extensii gene fir cu fir | 120 | 200
        Extensii gene 2D–3D | 135 | 230
        Volum rusesc | 150 | 260-320
        Întreținere gene | 75 | 130 | La cel mult trei săptămâni.
        Laminare gene | 60 | 150
        Îndepărtare extensii | 30 | 50`),
      praise: lines(`Lucru atent, fără nicio usturime.
        M-am relaxat atât de bine, că am ațipit.`),
    },
    {
      name: 'Sprâncene',
      title: 'Stilist de sprâncene/Stilistă de sprâncene',
      services: services(`
        Stilizare sprâncene | 30 | 60
        Laminare sprâncene | 45 | 130
        Vopsit cu henna | 40 | 80
        Pensat | 20 | 45`),
      praise: lines(`Sprâncenele arată natural, toată lumea m-a întrebat unde le-am făcut.
        Simetrice, cum nu mi-au ieșit niciodată acasă.`),
    },
    {
      name: 'Micropigmentare',
      title: 'Specialist în micropigmentare/Specialistă în micropigmentare',
      services: services(`
        Micropigmentare sprâncene | 150 | 800+ | Cu desen aprobat de tine înainte și corecție la o lună. | @Dermograf
        Micropigmentare buze | 150 | 900 | | @Dermograf
        Corecție micropigmentare | 90 | 300 | | @Dermograf
        Consultație micropigmentare | 20 | 50`),
      praise: lines(`Mi-a arătat desenul înainte și mi-a răspuns la toate întrebările.
        Fără grabă și cu mare atenție la igienă.`),
    },
    {
      name: 'Cursuri și pachete',
      title: 'Make-up artist',
      services: services(`
        Curs de automachiaj | 150 | 450 | Unu la unu, cu produsele tale și cu ale noastre.
        Pachet mireasă: probă și machiaj | 165 | ?650
        Abonament 4 machiaje | 60 | 700x4/365`),
      praise: lines(`Am aflat și câteva trucuri pentru acasă.
        Aceeași răbdare de la început până la sfârșit.`),
    },
  ],
  motifs: ['brush', 'lipstick', 'palette'],
  albums: ['Mirese', 'Machiaj de seară', 'Studioul'],
  rhythm: 'day',
};

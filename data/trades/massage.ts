import { services } from './service-idea.ts';
import { lines, list, type Trade } from './trade.ts';

export const massage: Trade = {
  id: 8,
  slug: 'masaj',
  name: 'Masaj',
  group: 'health-and-wellness',
  isHealth: false,
  weight: 0.09,
  women: 0.6,
  companions: ['spa'],
  names:
    list(`Masaj {w}, Cabinet de masaj {f}, Cabinet de masaj {m} {l}, {w} Massage Studio, Studio de masaj {w}
    Centrul de masaj {w}, Terapii {w}, Cabinetul lui {m}`),
  nameWords: list(`Armonia, Lavanda, Tonus, Thai Lotus, Reflex, Bambus, Echilibru, Palma, Siesta
    Balsam, Zefir, Migdal, Calendula, Terra, Senzo, Ylang, Vitalitate, Iasomia, Santal`),
  about: [
    lines(`La {n} din {c} lucrează numai terapeuți atestați.
      La {n} începem cu întrebări: unde te doare, de când și ce faci toată ziua.
      {n} lucrează cu oameni care stau mult la birou și cu sportivi amatori din {c}.`),
    lines(`Presiunea o stabilim împreună și o schimbăm oricând pe parcurs.
      Uleiurile sunt presate la rece, fără parfum adăugat.
      Camera este încălzită, iar patul se încălzește și el iarna.
      Ai timp să te îmbraci pe îndelete; nimeni nu te grăbește.`),
    lines(`Nu mânca mult cu o oră înainte.
      Dacă ai o problemă de sănătate, întreabă mai întâi medicul.
      Oferim abonamente pentru cei care vin regulat.`),
  ],
  groupCount: [3, 4],
  groups: [
    {
      name: 'Masaj de relaxare',
      title: 'Maseur/Maseuză',
      services: services(`
        Masaj de relaxare 30 min | 30 | 90
        Masaj de relaxare 60 min | 60 | 150
        Masaj de relaxare 90 min | 90 | 210
        Masaj suedez | 60 | 160
        Masaj cu pietre vulcanice | 75 | 200 | | @Încălzitor pietre
        Masaj la patru mâini | 60 | ?300`),
      praise: lines(`Am adormit pe masă, ceea ce nu mi se întâmplă niciodată.
        Mâini calde, presiune exact cât trebuie.`),
    },
    {
      name: 'Masaj terapeutic',
      title: 'Tehnician maseur/Tehniciană maseuză',
      services: services(`
        Masaj terapeutic spate | 30 | 100
        Masaj terapeutic corp întreg | 75 | 190
        Masaj deep tissue | 60 | 180-220
        Masaj sportiv | 60 | 170
        Drenaj limfatic manual | 60 | 180
        Terapie cu ventuze | 40 | 120+
        Abonament masaj de spate | 30 | 850x10/90,8/180 | Ședințe de câte o jumătate de oră, recomandate de două ori pe săptămână.`),
      praise: lines(`După trei ședințe pot să întorc iar capul.
        A găsit din prima nodul care mă chinuia de o lună.
        M-a învățat și două exerciții pentru acasă.`),
    },
    {
      name: 'Reflexoterapie și masaj capilar',
      title: 'Reflexoterapeut/Reflexoterapeută',
      services: services(`
        Reflexoterapie | 45 | 120
        Masaj capilar indian | 30 | 90
        Masaj facial kobido | 60 | 180
        Presopunctură | 40 | 110`),
      praise: lines(`Durerile de cap s-au rărit de atunci.
        Am dormit toată noaptea.`),
    },
    {
      name: 'Remodelare corporală',
      title: 'Tehnician maseur/Tehniciană maseuză',
      services: services(`
        Masaj anticelulitic | 50 | 140
        Maderoterapie | 60 | 160
        Presoterapie | 40 | 80 | | @Aparat presoterapie
        Abonament 10 ședințe de masaj anticelulitic | 50 | 1200x10/60
        Împachetare termică | 45 | 120`),
      praise: lines(`Se vede diferența după câteva ședințe.
        Intens, dar cu întrebări la fiecare pas.`),
    },
    {
      name: 'La birou și acasă',
      title: 'Maseur/Maseuză',
      services: services(`
        Masaj la scaun, 20 min | 20 | 60
        Masaj de relaxare la domiciliu, cu pat și uleiuri aduse de noi | 60 | 250+ | În {c} și în localitățile vecine.
        Pachet companii | 120 | ?500`),
      praise: lines(`A venit la ora stabilită, cu tot ce trebuie.
        Fără drumuri și fără bătăi de cap.`),
    },
  ],
  motifs: ['hands', 'oil', 'stones'],
  albums: ['Cabinetul', 'Terapii'],
  rhythm: 'day',
};

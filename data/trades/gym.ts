import { services } from './service-idea.ts';
import { lines, list, type Trade } from './trade.ts';

export const gym: Trade = {
  id: 6,
  slug: 'sali-de-sport',
  name: 'Săli de sport',
  group: 'sports-and-recreation',
  isHealth: false,
  weight: 0.09,
  women: 0.42,
  companions: ['masaj'],
  names:
    list(`{w} Gym, Sala {w}, {w} Fitness Club, {w} Training Studio, Fit {w}, Clubul sportiv {w}, Studio Pilates {f}
    {w} Box & Fitness, {c} Fitness {w}`),
  nameWords:
    list(`Titan, Atlas, Forma, Energia, Verticala, Kinetic, Puls, Olimp, Ritm, Zenit, Start, Creasta, Motion, Dinamica
    Fortis, Spartan, Avânt, Vulcan, Maraton, Urban, Nord, Impact`),
  about: [
    lines(`La {n}, în {c}, echipa te știe pe nume.
      La {n} te antrenezi după un plan făcut pentru tine, nu după aparatul care e liber.
      {n} are, în {c}, o zonă de forță, o sală pentru clase și vestiare cu dușuri.`),
    lines(`La prima vizită facem o evaluare și stabilim obiective realiste.
      Grupele au cel mult opt persoane.
      Avem parcare, dulapuri cu cheie și apă la dozator.
      În primele săptămâni, începătorii lucrează numai cu antrenor, ca să învețe mișcările corect.`),
    lines(`Adu încălțăminte de interior și un prosop.
      Abonamentele se activează la prima ședință.
      Prima clasă de grup este gratuită: întreabă la recepție.`),
  ],
  groupCount: [3, 5],
  groups: [
    {
      name: 'Antrenament personal',
      title: 'Antrenor personal/Antrenoare personală',
      services: services(`
        Evaluare inițială | 45 | 100 | Măsurători, test de mobilitate și plan de start.
        Antrenament personal | 60 | 130
        Antrenament în doi | 60 | 180
        Plan de antrenament, 4 săptămâni | 60 | 250+
        Abonament 8 antrenamente personale | 60 | 900x8/45 | Opt ședințe cu aceeași persoană. Programul îl stabiliți împreună, de la o săptămână la alta.
        Abonament 12 antrenamente personale | 60 | 1250x12/60`),
      praise: lines(`Corectează fiecare mișcare, nu stă pe telefon.
        Plan clar, progres măsurat în fiecare lună.`),
    },
    {
      name: 'Clase de grup',
      title: 'Instructor de clase de grup/Instructoare de clase de grup',
      services: services(`
        Cycling | 50 | 45 | | @Sala de cycling
        HIIT | 45 | 40
        Circuit funcțional | 50 | 40
        TRX | 45 | 45
        Zumba | 55 | 40
        Abonament la clase | 50 | 350x10/60,8/120`),
      praise: lines(`Grupe mici, nu te pierzi printre aparate.
        Clasele încep la fix și energia e mereu bună.`),
    },
    {
      name: 'Yoga și pilates',
      promisedBy: 'Pilates',
      title: 'Instructor de yoga și pilates/Instructoare de yoga și pilates',
      services: services(`
        Pilates la saltea | 55 | 50
        Yoga hatha | 75 | 50
        Yoga pentru începători | 60 | 45
        Pilates reformer | 55 | 110 | | @Reformer
        Pilates reformer individual | 55 | 180-220 | | @Reformer
        Pilates prenatal | 55 | 60`),
      praise: lines(`În trei luni am scăpat de durerile de spate.
        Explicații clare, și pentru începători.`),
    },
    {
      name: 'Arte marțiale',
      promisedBy: 'Box',
      title: 'Antrenor de box/Antrenoare de box',
      services: services(`
        Box pentru începători | 60 | 50
        Kickbox | 60 | 50
        Ședință individuală de box | 60 | 140 | | @Ring
        Autoapărare pentru femei | 75 | 60
        Box copii | 45 | 40`),
      praise: lines(`Se lucrează tehnic, fără lovituri aiurea.
        Abia aștept următorul antrenament.`),
    },
    {
      name: 'Nutriție și recuperare',
      title: 'Nutriționist-dietetician/Nutriționistă-dieteticiană',
      services: services(`
        Consultație nutriție | 60 | 200
        Control nutriție | 30 | 100
        Analiză a compoziției corporale | 15 | 50 | | @Analizor corporal
        Stretching asistat | 30 | 80
        Pachet nutriție, 3 luni | 60 | ?650`),
      praise: lines(`Sfaturi pe care chiar le pot urma.
        Fără promisiuni, cu explicații.`),
    },
  ],
  motifs: ['dumbbell', 'kettlebell', 'mat'],
  albums: ['Sala', 'Clase', 'Aparate'],
  rhythm: 'late',
};
